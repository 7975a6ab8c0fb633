import { useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import { SlideFace } from '@/entities/home/SlideFace';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import type { SlideDraft } from './slide-draft';
import styles from './SlideDialog.module.css';

type Width = 'desktop' | 'phone';

/** Shows a slide as readers will see it, at the width of the home page on a phone or a desktop, in either language. */
export function SlidePreview({ draft }: { draft: SlideDraft }) {
  const { t } = useTranslation(['studioHome', 'studio']);
  const [width, setWidth] = useState<Width>('desktop');
  const [wanted, setWanted] = useState(useInterfaceLocale());
  const locale = [wanted, ...LOCALES].find((each) => draft.texts[each].title.trim()) ?? wanted;
  const { title, text, alt } = draft.texts[locale];
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.choices}>
        <SegmentedChoice
          label={t('preview.width')}
          quiet
          value={width}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, text: t(`preview.${value}`) }))}
          onChoose={setWidth}
        />
        <SegmentedChoice
          label={t('preview.language')}
          quiet
          value={wanted}
          options={LOCALES.map((value) => ({ value, text: t(`studio:language.${value}`) }))}
          onChoose={setWanted}
        />
      </div>
      <div className={styles.stage}>
        <div className={styles.card} data-width={width} data-area={draft.hue}>
          <SlideFace
            picture={draft.picture ?? draft.item?.picture ?? null}
            alt={draft.picture ? alt : ''}
            isFirst
            locale={locale}
            text={text}
          >
            {title || <span className="second">{t('preview.empty')}</span>}
          </SlideFace>
        </div>
      </div>
    </section>
  );
}
