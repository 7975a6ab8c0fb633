const COPY = 'data-style';

/** Returns HTML whose styles are in an attribute of another name: the policy of the page would refuse and report each of them. */
export function renameStyles(html: string): string {
  return html.replace(/<style\b[^]*?<\/style\s*>/gi, '').replace(/(<[a-z][^<>]*?)\sstyle\s*=/gi, `$1 ${COPY}=`);
}

/** Returns the style of an element of pasted HTML as text. */
export const styleOf = (element: Element): string => element.getAttribute(COPY) ?? element.getAttribute('style') ?? '';
