import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorBoundary } from '../../../ui/states/ErrorBoundary';
import styles from './ShareDialog.module.css';

const SIZE = 132;
const loadCode = () => import('antd/es/qr-code');

/** Shows the address as a QR code. The space is reserved immediately; the component that draws the code loads lazily. */
export function ShareCode({ url }: { url: string }) {
  const { t } = useTranslation('shareDialog');
  // Created per opening, because a lazy component that failed to load never retries.
  const [QRCode] = useState(() => lazy(loadCode));
  return (
    <ErrorBoundary fallback={() => <p className={styles.hint}>{t('noCode')}</p>}>
      <div className={styles.code}>
        <Suspense fallback={null}>
          {/* Scanners need dark on light, so the colours are the same in both themes. */}
          <QRCode type="svg" value={url} size={SIZE} color="#1b1f24" bgColor="#ffffff" bordered={false} aria-hidden="true" />
        </Suspense>
      </div>
      <p className={styles.hint}>{t('scan')}</p>
    </ErrorBoundary>
  );
}
