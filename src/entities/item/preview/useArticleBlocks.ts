import { useLayoutEffect, useState, type RefObject } from 'react';
import articleStyles from '../article/ArticleBody.module.css';
import { quoteOf } from './block-anchor';

/** Top-level block of the article, with its place within the page of the draft in pixels. */
export interface ArticleBlock {
  element: HTMLElement;
  quote: string;
  top: number;
  height: number;
  left: number;
  width: number;
}

/** Returns the blocks of the article that a page shows, and measures them again when their places change. */
export function useArticleBlocks(page: RefObject<HTMLElement | null>, html: string): readonly ArticleBlock[] {
  const [blocks, setBlocks] = useState<readonly ArticleBlock[]>([]);
  useLayoutEffect(() => {
    const root = page.current;
    if (!root) return;
    const measure = () => {
      setBlocks(blocksIn(root));
    };
    measure();
    const growth = new ResizeObserver(measure);
    growth.observe(root);
    return () => {
      growth.disconnect();
    };
  }, [page, html]);
  return blocks;
}

function blocksIn(root: HTMLElement): ArticleBlock[] {
  const { top, left } = root.getBoundingClientRect();
  const articles = [...root.querySelectorAll(`.${articleStyles.article ?? ''}`)];
  // The blocks of a comparison of two versions are not those of the draft.
  return articles
    .filter((element) => !element.closest('[data-comparison]'))
    .flatMap((article) => {
      const { width } = article.getBoundingClientRect();
      const elements = [...article.children].filter((element) => element instanceof HTMLElement);
      return elements.map((element) => {
        const place = element.getBoundingClientRect();
        return {
          ...{ element, quote: quoteOf(element.textContent), width },
          ...{ top: place.top - top, left: place.left - left, height: place.height },
        };
      });
    });
}

/** Returns the index of the block at a position of the pointer or a tap; null for a place outside of all blocks. */
export function blockAt(blocks: readonly ArticleBlock[], target: EventTarget | null): number | null {
  const index = blocks.findIndex(({ element }) => target instanceof Node && element.contains(target));
  return index < 0 ? null : index;
}
