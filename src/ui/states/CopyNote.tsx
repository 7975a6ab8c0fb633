import '@/lib/i18n/texts/offline';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useOnline } from '@/lib/browser/useOnline';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isSignedIn, sessionDeadline } from '@/lib/session/session';
import { endSession } from '@/lib/session/session-end';
import { DeviceIcon } from '../primitives/DeviceIcon';
import { Icon } from '../primitives/Icon';
import { disableServerActions } from './server-actions';
import styles from './CopyNote.module.css';

/** Maximum duration of a timer, in milliseconds. Timers pause while the machine sleeps, so a longer one could fire too late. */
const MAX_TIMER_MS = 30_000;

/**
 * Note that the page is a copy from this device, confirmed by the server at this time (ISO 8601). Disables what needs the server. If the
 * time is empty, says that the page is current again. Ends the session when it expires, which erases the kept pages.
 */
export function CopyNote({ at }: { at: string }) {
  const { t } = useTranslation('offline');
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const online = useOnline();
  const isCopy = at !== '';
  // A layout effect, so that controls are enabled at the same time as the note says that the page is current.
  useLayoutEffect(() => {
    const page = ref.current?.parentElement;
    return isCopy && page ? disableServerActions(page, id) : undefined;
  }, [isCopy, id]);
  useEffect(endAtDeadline, []);
  return (
    <div ref={ref} id={id} role="status" className={styles.note} data-copy={isCopy}>
      {isCopy ? <DeviceIcon isKept /> : <Icon name="check" />}
      {isCopy ? (
        <div>
          <p className={styles.title}>{t(online ? 'note.unreachable' : 'note.offline', { time: formatDate(at, 'dateTime') })}</p>
          <p className={styles.text}>{t('note.text')}</p>
        </div>
      ) : (
        <p className={styles.title}>{t('connected')}</p>
      )}
    </div>
  );
}

/** Ends the session when it expires. Returns a function that cancels this. */
function endAtDeadline(): () => void {
  let timer = 0;
  const check = () => {
    const left = (sessionDeadline() ?? Infinity) - Date.now();
    if (isSignedIn()) timer = window.setTimeout(check, Math.min(left, MAX_TIMER_MS));
    else endSession('expired');
  };
  check();
  return () => {
    window.clearTimeout(timer);
  };
}
