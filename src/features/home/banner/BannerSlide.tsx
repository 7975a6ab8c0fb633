import { Link } from 'umi';
import type { Slide } from 'contract/home';
import { SlideFace } from '@/entities/home/SlideFace';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Banner.module.css';

interface BannerSlideProps {
  slide: Slide;
  shown: boolean;
  place: number;
  count: number;
}

export function BannerSlide({ slide, shown, place, count }: BannerSlideProps) {
  const { t } = useTranslation('home');
  const { title, text, locale, link, hue, picture, alt } = slide;
  return (
    <div
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={t('banner.place', { position: formatNumber(place), total: formatNumber(count) })}
      className={styles.slide}
      data-area={hue}
      data-shown={shown}
      data-pictured={picture !== null}
      inert={!shown}
    >
      <SlideFace picture={picture} alt={alt} isFirst={place === 1} locale={locale} text={text}>
        {link === null ? (
          title
        ) : (
          <Link to={link} className="cover-link">
            {title}
          </Link>
        )}
      </SlideFace>
    </div>
  );
}
