const HEADING = /^H[2-4]$/;
/** A table or a picture, which may fill a screen. */
const LARGE = 'table, img';

/**
 * Returns the HTML of an article's introduction, and from there on. The introduction ends before the first heading, table or picture.
 * Headings within other blocks do not count.
 */
export function splitAtHeading(html: string): [introduction: string, sections: string] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const [introduction, sections] = [document.createElement('div'), document.createElement('div')];
  const end = [...content.children].find(
    (block) => HEADING.test(block.tagName) || block.matches(LARGE) || block.querySelector(LARGE) !== null,
  );
  while (content.firstChild && content.firstChild !== end) introduction.append(content.firstChild);
  sections.append(content);
  return [introduction.innerHTML.trim(), sections.innerHTML];
}
