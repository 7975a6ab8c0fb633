import type { UserInfo } from 'contract/session';
import { ROLES, type Role } from 'contract/core/permissions';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonLine } from '@/entities/person/PersonLine';
import styles from './UserCard.module.css';

/** Returns the role with the most permissions, which is the one shown. */
const leadingRole = (roles: readonly Role[]): Role => ROLES.findLast((role) => roles.includes(role)) ?? 'employee';

/** Shows the name, department and role of the signed-in person. */
export function UserCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const note = [user.department, t(`user.role.${leadingRole(user.roles)}`)].filter(Boolean).join(' · ');
  return (
    <div className={styles.card}>
      <PersonLine person={{ name: user.name }} note={note} />
    </div>
  );
}
