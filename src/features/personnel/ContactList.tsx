import type { PersonnelOverview } from 'contract/personnel';
import { ContactText } from '@/entities/contact/ContactText';
import styles from './ContactList.module.css';

type Contacts = PersonnelOverview['contacts'];

/** Lists contacts by department. */
export function ContactList({ contacts }: { contacts: Contacts }) {
  return (
    <ul className={styles.departments}>
      {byDepartment(contacts).map(({ name, asked }) => (
        <li key={name} className={styles.department}>
          {name && <span className="meta">{name}</span>}
          {asked.map((contact) => (
            <span key={contact} className={styles.contact}>
              <ContactText text={contact} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * Groups contacts by department, in the order of each department's first contact. Contacts without a department get an empty
 * name.
 */
function byDepartment(contacts: Contacts): { name: string; asked: string[] }[] {
  const departments = new Map<string, string[]>();
  for (const { department, contact } of contacts) {
    const name = department?.name ?? '';
    departments.set(name, [...(departments.get(name) ?? []), contact]);
  }
  return [...departments].map(([name, asked]) => ({ name, asked }));
}
