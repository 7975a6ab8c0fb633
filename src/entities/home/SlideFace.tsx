import type { ReactNode } from 'react';
import type { Locale } from 'contract/core/locale';
import { attachmentPath } from 'contract/core/paths';
import styles from './SlideFace.module.css';

interface SlideFaceProps {
  picture: { id: string; width?: number | null; height?: number | null } | null;
  alt: string;
  /** True to load the picture at once instead of lazily. */
  isFirst: boolean;
  locale: Locale;
  text: string;
  /** Title, as a link if the slide leads somewhere. */
  children: ReactNode;
}

/** Picture and words of a slide as the banner of the home page shows them. */
export const SlideFace = ({ picture, alt, isFirst, locale, text, children }: SlideFaceProps) => (
  <>
    {picture && (
      <div className={styles.frame}>
        <img
          src={attachmentPath(picture.id)}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          alt={alt}
          lang={locale}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </div>
    )}
    <div className={styles.words} lang={locale}>
      <p className={styles.title}>{children}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  </>
);
