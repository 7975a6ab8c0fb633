import { useEffect, useState } from 'react';
import { TOAST_SECONDS, TOAST_TOP } from './toast-place';
import styles from './PlainToast.module.css';

/** A toast that needs nothing to be loaded: a failing connection is when toasts are needed most. */
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
