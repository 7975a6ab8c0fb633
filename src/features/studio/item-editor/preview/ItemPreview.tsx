import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { Skeleton } from '@/ui/states/Skeleton';
import type { RenderedText } from './useRendered';
import styles from './ItemPreview.module.css';

const WIDTHS = ['desktop', 'phone'] as const;

/** Shows a text as readers would get it, in the width of a desktop or a phone. */
export function ItemPreview({ rendered, locale }: { rendered: RenderedText | undefined; locale: Locale }) {
  const { t } = useTranslation('itemEditor');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop');
  return (
    <section aria-label={t('preview.name')}>
      <div className={styles.choices} role="group" aria-label={t('preview.width')}>
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === width}
            onClick={() => {
              setWidth(each);
            }}
          >
            {t(`preview.${each}`)}
          </button>
        ))}
      </div>
      <div className={styles.page} data-width={width}>
        {rendered ? (
          <>
            <h1 lang={locale}>{rendered.title}</h1>
            <p lang={locale} className={styles.summary}>
              {rendered.summary}
            </p>
            <ArticleBody html={rendered.body} locale={locale} />
          </>
        ) : (
          <Skeleton height="320px" />
        )}
      </div>
    </section>
  );
}
