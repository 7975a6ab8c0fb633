import '@/lib/i18n/texts/session';
import { useEffect, useState } from 'react';
import { noteActivity, secondsToAnswer } from '@/lib/session/session-idle';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SessionDialog } from './SessionDialog';
import { signOut, signOutIdle } from './sign-out';
import styles from './IdleWarning.module.css';

/** Seconds left at which screen readers are informed; announcing every second would be noise. */
const SPOKEN = [60, 30, 10];

/** Dialog after a long time without activity in any tab. The session ends unless the person responds. */
export function IdleWarning() {
  const { t } = useTranslation('session');
  const seconds = useCountdown();
  const [leaving, setLeaving] = useState(false);
  const spoken = SPOKEN.findLast((at) => seconds <= at) ?? SPOKEN[0];
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <SessionDialog
      icon="clock"
      title={t('idle.title')}
      text={
        <>
          <p>{t('idle.text')}</p>
          <p className={styles.seconds} aria-hidden="true">
            {t('idle.seconds', { count: seconds })}
          </p>
          <p className="visually-hidden" role="status">
            {t('idle.spoken', { count: spoken })}
          </p>
        </>
      }
      onClose={noteActivity}
    >
      <button type="button" className="button button-primary" onClick={noteActivity}>
        {t('idle.stay')}
      </button>
      <button type="button" className="button" aria-disabled={leaving} onClick={leave}>
        {t('idle.signOut')}
      </button>
    </SessionDialog>
  );
}

/**
 * Returns the seconds left, and signs out when they are over. First checks after one second, because activity in another tab may
 * not have been reported to this one yet.
 */
function useCountdown(): number {
  const [seconds, setSeconds] = useState(() => Math.max(secondsToAnswer(), 0));
  useEffect(() => {
    const timer = window.setInterval(() => {
      const left = secondsToAnswer();
      setSeconds(Math.max(left, 0));
      if (left > 0) return;
      window.clearInterval(timer);
      void signOutIdle();
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  return seconds;
}
