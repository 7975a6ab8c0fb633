import { dialledNumber } from 'contract/core/phone';
import type { Person } from 'contract/person';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { PersonLine } from './PersonLine';
import { roleOf } from './role';
import { useReplyText } from './useReplyText';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  person: Person;
  /** True if a title above has the name, which the card then leaves out. */
  isTitled?: boolean;
}

/** Shows a person or desk to ask: mark, name, role, when they reply and can be reached, and the ways to reach them. */
export function PersonCard({ person, isTitled = false }: PersonCardProps) {
  const replyText = useReplyText();
  const { name, role, department, replyHours, hours, email, phone } = person;
  return (
    <div className={styles.frame}>
      <div className={styles.card}>
        <div>
          {isTitled ? (
            <PersonLine person={person} name={role ?? department ?? name} note={role && department} size="large" />
          ) : (
            <PersonLine person={person} note={roleOf(person)} size="large" />
          )}
          {(replyHours !== null || hours !== null) && (
            <ul className={styles.facts}>
              {replyHours !== null && (
                <li>
                  <Icon name="clock" size={16} />
                  {replyText(replyHours)}
                </li>
              )}
              {hours !== null && (
                <li>
                  <Icon name="calendar" size={16} />
                  {hours}
                </li>
              )}
            </ul>
          )}
          {/* On paper, in place of the buttons. */}
          <p className={styles.address}>{[email, phone].filter(Boolean).join(' · ')}</p>
        </div>
        <Actions person={person} />
      </div>
    </div>
  );
}

function Actions({ person: { name, email, phone } }: { person: Person }) {
  const { t } = useTranslation('person');
  const dialled = phone === null ? null : dialledNumber(phone);
  if (email === null && dialled === null) return null;
  return (
    <div className={styles.actions}>
      {email !== null && (
        <a className="button" href={`mailto:${email}`} title={email} aria-label={t('writeTo', { name, address: email })}>
          <Icon name="mail" size={18} />
          {t('write')}
        </a>
      )}
      {phone !== null && dialled !== null && (
        <a className="button" href={`tel:${dialled}`} aria-label={t('callTo', { name, number: phone })}>
          <Icon name="phone" size={18} />
          {t('call', { number: phone })}
        </a>
      )}
    </div>
  );
}
