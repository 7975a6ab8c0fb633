import type { Person } from 'contract/person';
import { PersonLine } from './PersonLine';
import { roleOf } from './role';

/** Shows a person or desk in a list: mark, name, role and department. The list makes it a link, a button or an option. */
export const PersonRow = ({ person }: { person: Person }) => <PersonLine person={person} note={roleOf(person)} />;
