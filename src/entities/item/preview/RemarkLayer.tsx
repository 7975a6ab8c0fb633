import { useEffect, useState, type RefObject } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './RemarkLayer.module.css';
import { blockAt, type ArticleBlock } from './useArticleBlocks';

interface RemarkLayerProps {
  page: RefObject<HTMLElement | null>;
  blocks: readonly ArticleBlock[];
  /** Number of open remarks on each block. */
  counts: readonly number[];
  /** Block that is being remarked on or was asked for; null for none. */
  marked: number | null;
  onRemark: (index: number) => void;
}

/** Lays a button for a remark beside each block of the article. It appears under the pointer, at a tap and with the focus. */
export function RemarkLayer({ page, blocks, counts, marked, onRemark }: RemarkLayerProps) {
  const { t } = useTranslation('preview');
  const [near, setNear] = useState<number | null>(null);
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-remark-button]')) return;
      setNear(blockAt(blocks, target));
    };
    root.addEventListener('pointerover', follow);
    root.addEventListener('click', follow);
    return () => {
      root.removeEventListener('pointerover', follow);
      root.removeEventListener('click', follow);
    };
  }, [page, blocks]);
  const nameOf = (quote: string, index: number, count: number): string => {
    const text = quote || t('block', { number: formatNumber(index + 1) });
    return count ? t('remarkAgain', { text, count }) : t('remarkOn', { text });
  };
  return (
    <div className={styles.layer}>
      {blocks.map(({ quote, top, left, height, width }, index) => {
        const count = counts[index] ?? 0;
        return (
          // The blocks of a text have no other identity than their order.
          <div key={index} className={styles.block} style={{ top, left, height, width }} data-marked={index === marked}>
            <button
              type="button"
              data-remark-button
              className={styles.button}
              data-near={index === near}
              data-count={count > 0}
              aria-label={nameOf(quote, index, count)}
              onClick={() => {
                onRemark(index);
              }}
            >
              {count > 0 ? <span aria-hidden="true">{formatNumber(count)}</span> : <Icon name="plus" />}
            </button>
          </div>
        );
      })}
    </div>
  );
}
