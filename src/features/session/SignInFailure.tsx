import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { SignInProblem } from './useTicketExchange';
import styles from './SignInScreen.module.css';

interface SignInFailureProps {
  reason: SignInProblem | null;
  message: string | null;
  /** True if the person is still signed in, as the heading of the page says. */
  isSignedIn: boolean;
}

/** Shows why signing in failed and what to do. A person who is still signed in has lost nothing. */
export function SignInFailure({ reason, message, isSignedIn }: SignInFailureProps) {
  const { t } = useTranslation('session');
  return (
    <div role="alert" className={styles.failure} data-signed-in={isSignedIn}>
      <Icon name={isSignedIn ? 'user' : 'warning'} />
      <div>
        {!isSignedIn && <p className={styles.failureTitle}>{t('failed.title')}</p>}
        <p>
          {/* The message of the server says to begin again, which this person need not. */}
          {isSignedIn && reason === 'invalid' ? t('failed.invalid') : (message ?? t(`failed.${reason ?? 'failed'}`))}
        </p>
      </div>
    </div>
  );
}
