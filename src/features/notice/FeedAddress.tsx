import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/lib/useTranslation';
import { useShare } from '@/ui/useShare';
import styles from './SubscribeDialog.module.css';

const nothing = (): void => undefined;

/** The address of a feed that has just been made, which takes the focus from the button that made it. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation(['notice', 'item']);
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { copied, copy } = useShare(url, nothing);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('subscribe.address')}
      </label>
      <div className={styles.address}>
        <input
          ref={ref}
          id={id}
          className={`field ${styles.field}`}
          value={url}
          readOnly
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <button type="button" className={`button button-primary ${styles.copy}`} onClick={copy}>
          {t(copied === 'yes' ? 'item:share.copied' : 'subscribe.copy')}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {copied === 'no' && t('subscribe.once')}
        {copied === 'yes' && t('subscribe.copied')}
        {copied === 'failed' && t('item:share.copyFailed')}
      </p>
    </div>
  );
}
