/** The language that an element's text is marked with: its own, or that of what it stands in. */
export const languageOf = (element: Element): string | null | undefined => element.closest('[lang]')?.getAttribute('lang');
