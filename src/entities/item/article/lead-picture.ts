/**
 * Returns the HTML of the paragraph with which an article begins, if it is a picture alone, and the HTML after it. The first is
 * empty if the article begins with something else.
 */
export function splitAtLeadPicture(html: string): [picture: string, rest: string] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const first = content.firstElementChild;
  if (first?.tagName !== 'P' || !first.querySelector('img') || first.children.length > 1 || first.textContent.trim() !== '') {
    return ['', html];
  }
  first.remove();
  const rest = document.createElement('div');
  rest.append(content);
  return [first.outerHTML, rest.innerHTML.trim()];
}

/** Returns whether the HTML of an article has a picture. */
export const hasPicture = (html: string): boolean => html.includes('<img ');
