import { useEffect, useState } from 'react';
import { noteActivity, secondsToAnswer } from '@/lib/session/session-idle';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SessionDialog } from './SessionDialog';
import { signOut, signOutIdle } from './sign-out';
import styles from './IdleWarning.module.css';

/** The seconds that are said aloud; every one of them would be noise. */
const SPOKEN = [60, 30, 10];

/** Nobody has touched any tab for long: a person who is there says so, otherwise the session ends. */
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

/** The first look comes after a second: what another tab has just heard of may be on its way to this one. */
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
