declare module '*.module.css' {
  /** Class names as written → as built. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
