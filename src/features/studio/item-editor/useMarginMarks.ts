import { useEffect } from 'react';
import type { PassageBehind } from 'contract/manage/draft';

/**
 * Marks stale passages in the margin of their texts. It uses a style sheet, because the editor controls the elements of its blocks.
 * Screen readers get the same information from the list of the passages.
 */
export function useMarginMarks(behind: readonly PassageBehind[]): void {
  useEffect(() => {
    // jsdom has no constructed style sheets.
    if (!('adoptedStyleSheets' in document)) return;
    const selectors = behind.flatMap(({ locale, passage }) =>
      passage ? [`[role='textbox'][aria-multiline][lang='${locale}'] > :nth-child(${passage.place + 1})`] : [],
    );
    if (!selectors.length) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selectors.join(',')} { box-shadow: -12px 0 0 var(--paper), -15px 0 0 var(--accent-ink); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [behind]);
}
