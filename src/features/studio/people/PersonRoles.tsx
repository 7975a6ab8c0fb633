import { useId } from 'react';
import type { PersonDetails } from 'contract/manage/person';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './PersonScreen.module.css';

/** Roles of a person, each with the claim of the identity provider that granted it. */
export function PersonRoles({ person: { roles, roleSources } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('column.roles')}</h2>
      {roles.length === 0 ? (
        <p className="second">{t('noRoles')}</p>
      ) : (
        <ul className="boxed-list">
          {roles.map((role) => {
            const source = roleSources.find((one) => one.role === role);
            return (
              <li key={role} className={styles.role}>
                <span className={styles.roleName}>{t(`role.${role}`)}</span>
                <span className="second">
                  {!source && t('source.unknown')}
                  {source && source.claim === null && t('source.everyone')}
                  {source && source.claim !== null && t('source.claim', { claim: source.claim, value: source.value ?? '' })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
