import type { Slide } from 'contract/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { Rotation } from './useRotation';
import styles from './Banner.module.css';

interface BannerControlsProps {
  slides: readonly Slide[];
  index: number;
  rotation: Rotation;
  onShow: (index: number) => void;
}

export function BannerControls({ slides, index, rotation, onShow }: BannerControlsProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t(rotation.running ? 'banner.stop' : 'banner.start')}
        onClick={rotation.toggle}
      >
        <Icon name={rotation.running ? 'pause' : 'play'} size={16} />
      </button>
      {slides.map(({ id, title }, place) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={title}
          aria-current={place === index}
          onClick={() => {
            onShow(place);
          }}
        />
      ))}
    </div>
  );
}
