import { useTranslation } from '@/lib/useTranslation';
import { Icon } from '@/ui/Icon';
import type { SignInProblem } from './useTicketExchange';
import styles from './SignInScreen.module.css';

/** What went wrong with signing in, and what to do. */
export function SignInFailure({ reason, message }: { reason: SignInProblem | null; message: string | null }) {
  const { t } = useTranslation('session');
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p className={styles.failureTitle}>{t('failed.title')}</p>
        <p>{message ?? t(`failed.${reason ?? 'failed'}`)}</p>
      </div>
    </div>
  );
}
