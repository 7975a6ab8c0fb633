const HEADING = /^H[2-4]$/;

/** Returns the HTML of an article before its first heading, and from there on. Headings within other blocks do not count. */
export function splitAtHeading(html: string): [introduction: string, sections: string] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const [introduction, sections] = [document.createElement('div'), document.createElement('div')];
  const heading = [...content.children].find(({ tagName }) => HEADING.test(tagName));
  while (content.firstChild && content.firstChild !== heading) introduction.append(content.firstChild);
  sections.append(content);
  return [introduction.innerHTML.trim(), sections.innerHTML];
}
