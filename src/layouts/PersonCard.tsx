import type { UserInfo } from 'contract/session';
import { ROLES, type Role } from 'contract/core/permissions';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonMark } from './PersonMark';
import styles from './Person.module.css';

/** Returns the role with the most permissions, which is the one shown. */
const leadingRole = (roles: readonly Role[]): Role => ROLES.findLast((role) => roles.includes(role)) ?? 'employee';

/** Shows the name, department and role of the signed-in person. */
export function PersonCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <PersonMark name={user.name} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className="meta">{[user.department, t(`user.role.${leadingRole(user.roles)}`)].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
