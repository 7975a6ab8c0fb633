/** Returns the `lang` attribute of the element or its closest ancestor that has one. */
export const languageOf = (element: Element): string | null | undefined => element.closest('[lang]')?.getAttribute('lang');
