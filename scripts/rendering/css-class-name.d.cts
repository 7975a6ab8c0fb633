/** Returns the name that a class of a CSS module has in the built style sheets, from the module's path in the project. */
export function cssClassName(path: string, name: string): string;
