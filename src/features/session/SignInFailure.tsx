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

/** Shows why signing in failed, what to do, and who is still signed in. */
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
