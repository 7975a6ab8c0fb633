import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/format';
import { useIsEditor } from '@/lib/useIsEditor';
import { useTranslation } from '@/lib/useTranslation';
import { Icon } from './Icon';
import type { DraftArea } from './useDraft';
import { usePreviewLink } from './usePreviewLink';
import styles from './PreviewBanner.module.css';

interface PreviewBannerProps {
  area: DraftArea;
  /** Not given while it loads; the banner has its place from the beginning. */
  draft: Pick<ItemDetail, 'id' | 'can'> | undefined;
}

/** Says above a draft that it is one; who may edit it can let others see it. */
export function PreviewBanner({ area, draft }: PreviewBannerProps) {
  const { t } = useTranslation('item');
  const isEditor = useIsEditor();
  const { link, making, make } = usePreviewLink(area, draft?.id);
  return (
    <aside aria-label={t('preview.title')} className={styles.banner}>
      <div className={`content ${styles.inner}`}>
        <Icon name="eye" />
        <p className={styles.words}>
          <strong>{t('preview.title')}</strong> {t('preview.text')}
        </p>
        {(draft?.can.edit ?? isEditor) && (
          <button type="button" className="button" disabled={!draft} aria-disabled={making} onClick={make}>
            <Icon name="link" />
            {t('preview.copy')}
          </button>
        )}
        <p role="status" className={styles.status}>
          {link && t(link.copied ? 'preview.copied' : 'preview.made', { date: formatDate(link.expiresAt, 'dateTime') })}
        </p>
        {link && !link.copied && (
          <input className={`field ${styles.url}`} readOnly value={link.url} aria-label={t('preview.link')} />
        )}
      </div>
    </aside>
  );
}
