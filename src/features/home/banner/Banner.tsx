import { useState } from 'react';
import type { Home } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorState } from '@/ui/states/ErrorState';
import { BannerControls } from './BannerControls';
import { BannerSlide } from './BannerSlide';
import { useHomePart } from '../../../entities/home/useHome';
import { slidesOnce } from '../shown-once';
import { useRotation } from './useRotation';
import styles from './Banner.module.css';

/**
 * Rotating banner with the editors' slides, except those that the page already shows above. It pauses under the pointer and while it has the focus, and does not rotate if
 * reduced motion is preferred.
 */
export function Banner({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const { data = [], failure, loading, retry } = useHomePart(whole, 'slides');
  const slides = slidesOnce(whole, data);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const rotation = useRotation({ count: slides.length, index, held, onTurn: setIndex });
  if (failure) return <ErrorState failure={failure} retrying={loading} onRetry={retry} />;
  if (!slides.length) return null;
  return (
    <section
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
      className={styles.banner}
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
      onFocus={() => {
        setHeld(true);
      }}
      onBlur={() => {
        setHeld(false);
      }}
    >
      <div className={styles.slides} aria-live={rotation.running ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <BannerSlide key={slide.id} slide={slide} shown={place === index} place={place + 1} count={slides.length} />
        ))}
      </div>
      {slides.length > 1 && <BannerControls slides={slides} index={index} rotation={rotation} onShow={setIndex} />}
    </section>
  );
}
