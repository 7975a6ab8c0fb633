import type { Locale } from 'contract/core/locale';
import type { RemarkBlock } from 'contract/remark';
import { findBlock, quoteOf } from '@/entities/item/preview/block-anchor';

/** Scrolls to the block of the text in that language that a remark was left on, and selects its beginning; or to the text. */
export function showBlock(locale: Locale, block: RemarkBlock): void {
  const surface = document.querySelector<HTMLElement>(`[role='textbox'][aria-multiline][lang='${locale}']`);
  if (!surface) return;
  const blocks = [...surface.children];
  const place = findBlock(
    blocks.map(({ textContent }) => quoteOf(textContent)),
    block,
  );
  const element = (place === null ? undefined : blocks[place]) ?? surface;
  surface.focus({ preventScroll: true });
  window.getSelection()?.collapse(element, 0);
  element.scrollIntoView({ block: 'center' });
}
