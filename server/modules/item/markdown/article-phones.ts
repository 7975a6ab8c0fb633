import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { splitPhoneNumbers } from '../../../../contract/core/phone-numbers';

/** Elements whose text is left unchanged. */
const LITERAL = ['a', 'code', 'pre', 'kbd', 'samp'];

/** Returns the nodes with the phone numbers in their texts turned into `tel:` links. */
export function linkPhoneNumbers(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (DomUtils.isText(node)) return linkedText(node);
    if (DomUtils.isTag(node) && !LITERAL.includes(node.name)) node.children = linkPhoneNumbers(node.children);
    return [node];
  });
}

function linkedText(text: Text): ChildNode[] {
  const parts = splitPhoneNumbers(text.data);
  if (parts.every(({ phone }) => phone === undefined)) return [text];
  return parts.map((part) => (part.phone === undefined ? new Text(part.text) : phoneLink(part.text, part.phone)));
}

/** Turns the content of an element into a phone link if it consists only of three to six digits, such as an emergency number. */
export function linkShortNumber(element: Element): void {
  const [only] = element.children;
  if (element.children.length !== 1 || !only) return;
  if (DomUtils.isTag(only) && !LITERAL.includes(only.name)) linkShortNumber(only);
  else if (DomUtils.isText(only) && /^\s*\d{3,6}\s*$/.test(only.data)) {
    const number = only.data.trim();
    element.children = [phoneLink(number, number)];
  }
}

const phoneLink = (text: string, phone: string): Element => new Element('a', { href: `tel:${phone}` }, [new Text(text)]);
