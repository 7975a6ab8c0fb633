import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LoadedPart } from '../../../ui/states/LoadedPart';
import styles from './ShareDialog.module.css';

const SIZE = 132;
const loadCode = () => import('antd/es/qr-code');

/** Shows the address as a QR code. The space is reserved immediately; the component that draws the code loads lazily. */
export function ShareCode({ url }: { url: string }) {
  const { t } = useTranslation('shareDialog');
  const framed = (code: ReactNode) => (
    <>
      <div className={styles.code}>{code}</div>
      <p className={styles.hint}>{t('scan')}</p>
    </>
  );
  return (
    <LoadedPart load={loadCode} waiting={framed(null)} failed={() => <p className={styles.hint}>{t('noCode')}</p>}>
      {(QRCode) =>
        framed(
          // Scanners need dark on light, so the colours are the same in both themes.
          <QRCode type="svg" value={url} size={SIZE} color="#1b1f24" bgColor="#ffffff" bordered={false} aria-hidden="true" />,
        )
      }
    </LoadedPart>
  );
}
