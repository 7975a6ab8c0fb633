import { Link } from 'umi';
import type { Slide } from 'contract/home';
import { attachmentPath } from 'contract/core/paths';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Banner.module.css';

interface BannerSlideProps {
  slide: Slide;
  shown: boolean;
  place: number;
  count: number;
}

export function BannerSlide({ slide: { title, text, locale, link, hue, picture }, shown, place, count }: BannerSlideProps) {
  const { t } = useTranslation('home');
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
      {picture && (
        <img className={styles.picture} src={attachmentPath(picture.id)} alt="" loading={place === 1 ? 'eager' : 'lazy'} />
      )}
      <div className={styles.words} lang={locale}>
        <p className={styles.title}>
          {link === null ? (
            title
          ) : (
            <Link to={link} className="cover-link">
              {title}
            </Link>
          )}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
}
