import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { SignInProblem } from './useTicketExchange';
import styles from './SignInScreen.module.css';

interface SignInFailureProps {
  reason: SignInProblem | null;
  message: string | null;
  /** Name of the person who is still signed in, if any. */
  person?: string;
}

/** Shows why signing in failed and what to do. For a person who is still signed in, nothing is lost, and the panel says that first. */
export function SignInFailure({ reason, message, person }: SignInFailureProps) {
  const { t } = useTranslation('session');
  const isSignedIn = person !== undefined;
  return (
    <div role="alert" className={styles.failure} data-signed-in={isSignedIn}>
      <Icon name={isSignedIn ? 'user' : 'warning'} />
      <div>
        <p className={styles.failureTitle}>{isSignedIn ? t('failed.stillSignedIn', { name: person }) : t('failed.title')}</p>
        <p>
          {/* The message of the server says to begin again, which this person need not. */}
          {isSignedIn && reason === 'invalid' ? t('failed.invalid') : (message ?? t(`failed.${reason ?? 'failed'}`))}
        </p>
      </div>
    </div>
  );
}
