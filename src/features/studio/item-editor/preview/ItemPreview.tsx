import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { Skeleton } from '@/ui/states/Skeleton';
import type { RenderedText } from './useRendered';
import styles from './ItemPreview.module.css';

const WIDTHS = ['desktop', 'phone'] as const;
const THEMES = ['light', 'dark'] as const;

interface ItemPreviewProps {
  rendered: RenderedText | undefined;
  locale: Locale;
  /** Languages in which there is a text. */
  written: readonly Locale[];
  onLocale: (locale: Locale) => void;
}

/** Shows a text as readers would get it: in each language, on a desktop or a phone, light or dark. */
export function ItemPreview({ rendered, locale, written, onLocale }: ItemPreviewProps) {
  const { t } = useTranslation('itemEditor');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop');
  const isPhone = useIsPhone();
  const [theme, setTheme] = useState<(typeof THEMES)[number]>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  return (
    <section aria-label={t('preview.name')}>
      <div className={styles.choices}>
        <SegmentedChoice
          label={t('language.choice')}
          quiet
          options={written.map((each) => ({ value: each, text: t(`language.${each}`), lang: each }))}
          value={rendered?.locale ?? locale}
          onChoose={onLocale}
        />
        {/* On a phone, the preview always has the width of the phone. */}
        {!isPhone && (
          <SegmentedChoice
            label={t('preview.width')}
            quiet
            options={WIDTHS.map((each) => ({ value: each, text: t(`preview.${each}`) }))}
            value={width}
            onChoose={setWidth}
          />
        )}
        <SegmentedChoice
          label={t('preview.theme')}
          quiet
          options={THEMES.map((each) => ({ value: each, text: t(`preview.${each}`) }))}
          value={theme}
          onChoose={setTheme}
        />
      </div>
      <div
        role="group"
        aria-label={t('preview.page')}
        className={styles.page}
        data-width={isPhone ? 'phone' : width}
        data-theme={theme}
      >
        {rendered ? (
          <>
            <h1 lang={rendered.locale}>{rendered.title}</h1>
            <p lang={rendered.locale} className={styles.summary}>
              {rendered.summary}
            </p>
            <ArticleBody html={rendered.body} locale={rendered.locale} />
          </>
        ) : (
          <Skeleton height="320px" />
        )}
      </div>
    </section>
  );
}
