import type { Locale } from 'contract/core/locale';
import type { RemarkBlock } from 'contract/remark';
import { findBlock, quoteOf } from '@/entities/item/preview/block-anchor';
import type { Check } from './checks/checks';

/** Scrolls to the block of the text in that language that a remark was left on, and selects its beginning; or to the text. */
export function showBlock(locale: Locale, block: RemarkBlock): void {
  const surface = surfaceOf(locale);
  if (!surface) return;
  const blocks = [...surface.children];
  const place = findBlock(
    blocks.map(({ textContent }) => quoteOf(textContent)),
    block,
  );
  moveTo(surface, place === null ? undefined : blocks[place]);
}

/** Scrolls to the block at this place of the text in that language, and puts the cursor there. */
export function showPlace(locale: Locale, place: number): void {
  const surface = surfaceOf(locale);
  if (surface) moveTo(surface, surface.children[place]);
}

/** Moves the focus to the field, or to the passage of the text, that a check is about. */
export function showCheck({ kind, locale, detail = '' }: Check): void {
  const part = PARTS[kind];
  if (part) {
    const within = locale ? `section[lang='${locale}'] ` : '';
    const control = document.querySelector<HTMLElement>(`${within}[data-part='${part}'] :is(input, select, textarea)`);
    const section = control?.closest('details');
    if (section) section.open = true;
    control?.focus();
    return;
  }
  if (!locale) return;
  const surface = surfaceOf(locale);
  if (surface) moveTo(surface, passageOf(surface, kind, detail));
  // The source is shown, in which passages cannot be found.
  else document.querySelector(`section[lang='${locale}']`)?.scrollIntoView({ block: 'start' });
}

/** Parts of the editor, as `data-part` names them, by the checks of them. */
const PARTS: Partial<Record<Check['kind'], string>> = {
  'no-title': 'title',
  'no-summary': 'summary',
  'no-classification': 'classification',
  'no-department': 'department',
  'expires-before': 'expiresAt',
  'has-expired': 'expiresAt',
};

/** Returns whether a check is about a field of the panel, not about a text. */
export const isInPanel = ({ kind }: Check): boolean => {
  const part = PARTS[kind];
  return part !== undefined && part !== 'title' && part !== 'summary';
};

const surfaceOf = (locale: Locale): HTMLElement | null =>
  document.querySelector(`[role='textbox'][aria-multiline][lang='${locale}']`);

/** Returns the heading, table, sentence, link or picture that a check is about; undefined if it is no longer there. */
function passageOf(surface: HTMLElement, kind: Check['kind'], detail: string): Element | undefined {
  const words = withoutSpaces(detail);
  const first = (selector: string, matches: (text: string) => boolean): Element | undefined =>
    [...surface.querySelectorAll(selector)].find(({ textContent }) => matches(withoutSpaces(textContent)));
  if (kind === 'heading-order') return first('h2, h3, h4, h5, h6', (text) => text === words);
  if (kind === 'wide-table') return first('table', (text) => text.startsWith(words));
  if (kind === 'long-sentence') return first('p, li:not(:has(p, li))', (text) => text.includes(words));
  const address = decoded(detail);
  return [...surface.querySelectorAll<HTMLElement>('[data-href], [data-picture]')].find(
    ({ dataset: { href, picture } }) => decoded(href ?? picture ?? '') === address,
  );
}

/** Returns the text for comparison: cells of a table have no space between them on the page. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Returns an address for comparison: the parser writes characters of other scripts with percent signs. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function moveTo(surface: HTMLElement, element: Element = surface): void {
  surface.focus({ preventScroll: true });
  window.getSelection()?.collapse(element, 0);
  element.scrollIntoView({ block: 'center' });
}
