declare module '*.module.css' {
  /** Maps class names in the source to class names in the build. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
