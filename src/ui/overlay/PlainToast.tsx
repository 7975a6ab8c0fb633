import { useEffect, useState } from 'react';
import { TOAST_SECONDS, TOAST_TOP } from './toast-place';
import styles from './PlainToast.module.css';

/** Toast that needs no further code, because toasts are needed most when the connection fails. */
export function PlainToast({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setShown(false);
    }, TOAST_SECONDS * 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  return shown ? (
    <p role="alert" className={styles.toast} style={{ top: TOAST_TOP }}>
      {text}
    </p>
  ) : null;
}
