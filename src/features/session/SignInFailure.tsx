import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { SignInProblem } from './useTicketExchange';
import styles from './SignInScreen.module.css';

interface SignInFailureProps {
  reason: SignInProblem | null;
  message: string | null;
  /** The name of the person whose session stands all the same. */
  person?: string;
}

/** Says what went wrong with signing in, what to do, and who is signed in still. */
export function SignInFailure({ reason, message, person }: SignInFailureProps) {
  const { t } = useTranslation('session');
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p className={styles.failureTitle}>{t('failed.title')}</p>
        <p>{message ?? t(`failed.${reason ?? 'failed'}`)}</p>
        {person !== undefined && <p>{t('failed.stillSignedIn', { name: person })}</p>}
      </div>
    </div>
  );
}
