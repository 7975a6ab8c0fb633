import { useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { EmptyState } from '@/ui/states/EmptyState';
import { DoneBar } from '../changes/DoneBar';
import { SaveFailure } from '../changes/SaveFailure';
import styles from './HomePlaceScreen.module.css';
import { SlideDialog } from './SlideDialog';
import { SlideList } from './SlideList';
import { MAX_SLIDES, titleOf, withSlide, type Slide, type SlideInput } from './slides';
import type { useHomePlace } from './useHomePlace';

interface SlidesSectionProps {
  slides: readonly Slide[];
  place: Pick<ReturnType<typeof useHomePlace>, 'done' | 'failure' | 'saving' | 'save'>;
}

/** Slides of the banner, with what can be done with them. */
export function SlidesSection({ slides, place: { done, failure, saving, save } }: SlidesSectionProps) {
  const { t } = useTranslation('studioHome');
  const locale = useInterfaceLocale();
  /** Slide in the form: null for a new one, undefined while the form is closed. */
  const [edited, setEdited] = useState<Slide | null>();
  const isFull = slides.length >= MAX_SLIDES;
  const store = async (slide: SlideInput) => {
    const text = t(edited ? 'done.save' : 'done.create', { title: titleOf(slide, locale) });
    if (await save((stored) => withSlide(stored, slide), text)) setEdited(undefined);
  };
  return (
    <section className={styles.section} aria-labelledby="home-slides">
      <div className={styles.sectionHead}>
        <h2 id="home-slides">
          {t('slides')}{' '}
          <span className="meta">{t('count', { formatted: formatNumber(slides.length), max: formatNumber(MAX_SLIDES) })}</span>
        </h2>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isFull}
          title={isFull ? t('full', { formatted: formatNumber(MAX_SLIDES) }) : undefined}
          onClick={() => {
            if (!isFull) setEdited(null);
          }}
        >
          <Icon name="plus" />
          {t('add')}
        </button>
      </div>
      {edited === undefined && <SaveFailure failure={failure} />}
      <div className={styles.hint}>
        <DoneBar
          done={done}
          hint={t('hint')}
          isSaving={saving}
          onUndo={(before) => {
            void save(() => before, t('undone'), true);
          }}
        />
      </div>
      {slides.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <SlideList slides={slides} isSaving={saving} onSave={save} onEdit={setEdited} />
      )}
      {edited !== undefined && (
        <SlideDialog
          slide={edited}
          isSaving={saving}
          failure={failure}
          onSave={(slide) => {
            void store(slide);
          }}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </section>
  );
}
