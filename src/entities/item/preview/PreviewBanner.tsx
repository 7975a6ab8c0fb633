import { useState } from 'react';
import type { DraftArea } from 'contract/core/areas';
import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Icon } from '../../../ui/primitives/Icon';
import { usePreviewLinks } from './usePreviewLink';
import styles from './PreviewBanner.module.css';

interface PreviewBannerProps {
  area: DraftArea;
  /** Draft of the page; undefined while it loads. The banner is rendered from the beginning. */
  draft: Pick<ItemDetail, 'id' | 'can'> | undefined;
}

/** Banner above a draft. Its editors can create preview links here and revoke them. */
export function PreviewBanner({ area, draft }: PreviewBannerProps) {
  const { t } = useTranslation('item');
  const isEditor = useIsEditor();
  const { link, making, make, endsOne, ending, ended, end } = usePreviewLinks(area, draft?.id);
  const [asking, setAsking] = useState(false);
  const action = t(endsOne ? 'preview.end' : 'preview.endAll');
  return (
    <aside aria-label={t('preview.title')} className={styles.banner}>
      <div className={`content ${styles.inner}`}>
        <Icon name="eye" />
        <p className={styles.words}>
          <strong>{t('preview.title')}</strong> {t('preview.text')}
        </p>
        {(draft?.can.edit ?? isEditor) && (
          <div className={styles.actions}>
            <button type="button" className="button" disabled={!draft} aria-disabled={making} onClick={make}>
              <Icon name="link" />
              {t('preview.copy')}
            </button>
            <button
              type="button"
              className="button"
              disabled={!draft}
              aria-disabled={ending}
              onClick={() => {
                setAsking(true);
              }}
            >
              {action}
            </button>
          </div>
        )}
        <p role="status" className={styles.status}>
          {ended === undefined
            ? link && t(link.copied ? 'preview.copied' : 'preview.made', { date: formatDate(link.expiresAt, 'dateTime') })
            : null}
          {ended === 0 && t('preview.endedNone')}
          {ended !== undefined && ended > 0 && t('preview.ended', { count: ended })}
        </p>
        {link && !link.copied && (
          <input className={`field ${styles.url}`} readOnly value={link.url} aria-label={t('preview.link')} />
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t(endsOne ? 'preview.endTitle' : 'preview.endAllTitle')}
          text={t(endsOne ? 'preview.endText' : 'preview.endAllText')}
          action={action}
          onConfirm={() => {
            setAsking(false);
            end();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </aside>
  );
}
