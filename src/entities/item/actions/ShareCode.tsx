import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary';
import styles from './ShareDialog.module.css';

const SIZE = 132;
const loadCode = () => import('antd/es/qr-code');

/** The address as a code for a phone's camera. Its place is there at once; what draws it comes afterwards. */
export function ShareCode({ url }: { url: string }) {
  const { t } = useTranslation('item');
  // One for each opening: a lazy component that failed never tries again.
  const [QRCode] = useState(() => lazy(loadCode));
  return (
    <ErrorBoundary fallback={() => <p className={styles.hint}>{t('share.noCode')}</p>}>
      <div className={styles.code}>
        <Suspense fallback={null}>
          {/* Scanners want dark on light in either theme. */}
          <QRCode type="svg" value={url} size={SIZE} color="#1b1f24" bgColor="#ffffff" bordered={false} aria-hidden="true" />
        </Suspense>
      </div>
      <p className={styles.hint}>{t('share.scan')}</p>
    </ErrorBoundary>
  );
}
