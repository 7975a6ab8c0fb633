import { useId } from 'react';
import type { Locale } from 'contract/locale';
import { useTranslation } from '@/lib/useTranslation';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { ShareCode } from './ShareCode';
import { useShare } from './useShare';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  title: string;
  locale: Locale;
  url: string;
  onShared: () => void;
  onClose: () => void;
}

export function ShareDialog({ title, locale, url, onShared, onClose }: ShareDialogProps) {
  const { t } = useTranslation('item');
  const fieldId = useId();
  const { copied, copy, count } = useShare(url, onShared);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <p className={styles.what} lang={locale}>
        {title}
      </p>
      <label htmlFor={fieldId} className={styles.label}>
        {t('share.link')}
      </label>
      <div className={styles.row}>
        <input
          id={fieldId}
          className={`field ${styles.field}`}
          value={url}
          readOnly
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <button type="button" className={`button button-primary ${styles.copy}`} onClick={copy}>
          {copied === 'yes' ? t('share.copied') : t('share.copy')}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {copied === 'yes' && t('share.copiedStatus')}
        {copied === 'failed' && t('share.copyFailed')}
      </p>
      <div className={styles.ways}>
        <ShareCode url={url} />
        <a className={`button ${styles.mail}`} href={mail} onClick={count}>
          <Icon name="mail" />
          {t('share.mail')}
        </a>
      </div>
    </Dialog>
  );
}
