import type { ReactNode } from 'react';
import { dialledNumber } from 'contract/core/phone';
import type { Person } from 'contract/person';
import type { PersonnelOverview } from 'contract/personnel';
import { ContactText } from '@/entities/contact/ContactText';
import { PersonLine } from '@/entities/person/PersonLine';
import type { Marked } from '@/entities/person/PersonMark';
import { useReplyText } from '@/entities/person/useReplyText';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './PeopleToAsk.module.css';

type PeopleToAskProps = Pick<PersonnelOverview, 'people' | 'contacts'>;

/** Lists the people and desks to ask, with their usual reply and the ways to reach them, then further contacts by department. */
export function PeopleToAsk({ people, contacts }: PeopleToAskProps) {
  const { t } = useTranslation('personnel');
  const replyText = useReplyText();
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <Row key={person.id} person={person} note={person.role ?? person.department}>
          {person.replyHours !== null && <span className="meta">{replyText(person.replyHours)}</span>}
          <Ways person={person} />
        </Row>
      ))}
      {byDepartment(contacts).map(({ id, name, texts }) => (
        <Row key={id} person={{ name: name ?? t('side.moreContacts'), kind: 'desk' }}>
          {texts.map((text) => (
            <span key={text}>
              <ContactText text={text} />
            </span>
          ))}
        </Row>
      ))}
    </ul>
  );
}

function Row({ person, note, children }: { person: Marked; note?: string | null; children: ReactNode }) {
  return (
    <li>
      <PersonLine person={person} note={note} />
      <div className={styles.ways}>{children}</div>
    </li>
  );
}

function Ways({ person: { name, email, phone } }: { person: Person }) {
  const { t } = useTranslation('person');
  const dialled = phone === null ? null : dialledNumber(phone);
  if (email === null && dialled === null) return null;
  return (
    <span className="dotted">
      {email !== null && (
        <span>
          <a href={`mailto:${email}`} title={email} aria-label={t('writeTo', { name, address: email })}>
            {t('write')}
          </a>
        </span>
      )}
      {phone !== null && dialled !== null && (
        <span>
          <a href={`tel:${dialled}`} aria-label={t('callTo', { name, number: phone })}>
            {t('call', { number: phone })}
          </a>
        </span>
      )}
    </span>
  );
}

interface DepartmentContacts {
  id: string;
  /** Name of the department, if the contacts have one. */
  name: string | undefined;
  texts: string[];
}

/** Groups contacts by department, in the order of each department's first contact. */
function byDepartment(contacts: PersonnelOverview['contacts']): DepartmentContacts[] {
  const departments = new Map<string, DepartmentContacts>();
  for (const { department, contact } of contacts) {
    const id = department?.id ?? '';
    const known = departments.get(id);
    if (known) known.texts.push(contact);
    else departments.set(id, { id, name: department?.name, texts: [contact] });
  }
  return [...departments.values()];
}
