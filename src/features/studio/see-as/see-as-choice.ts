import type { CallInput } from 'contract/api';
import type { Role } from 'contract/core/permissions';

/** Form in which a reader and a moment are chosen. */
export interface SeeAsForm {
  kind: 'person' | 'anybody';
  person: { id: string; name: string } | null;
  department: string;
  location: string;
  role: Role;
  isLater: boolean;
  /** ISO 8601 moment; empty if there is none. */
  moment: string;
}

const NOBODY_CHOSEN: SeeAsForm = {
  kind: 'person',
  person: null,
  department: '',
  location: '',
  role: 'employee',
  isLater: false,
  moment: '',
};

/** Returns the form with a person and a moment to come chosen, as far as there are any. */
export function formFor(person: SeeAsForm['person'], moment: string | null): SeeAsForm {
  const form = person ? { ...NOBODY_CHOSEN, person } : NOBODY_CHOSEN;
  if (!moment || !(Date.parse(moment) > Date.now())) return form;
  return { ...form, kind: person ? 'person' : 'anybody', isLater: true, moment };
}

export interface FormPartProps {
  form: SeeAsForm;
  /** Reason for which the form cannot be used as it is. */
  problem: string | undefined;
  onChange: (form: SeeAsForm) => void;
}

export type SeeAsChoice = CallInput<'POST /api/manage/seeAs/begin'>;

/** Returns the part of the form that is missing; null if it is complete. */
export function missingIn({ kind, person, isLater, moment }: SeeAsForm): 'person' | 'moment' | null {
  if (kind === 'person' && !person) return 'person';
  return isLater && !moment ? 'moment' : null;
}

/** Returns the reader and the moment that are chosen; null while something is missing. */
export function choiceOf(form: SeeAsForm): SeeAsChoice | null {
  if (missingIn(form)) return null;
  const { kind, person, department, location, role, isLater, moment } = form;
  const given = (text: string): string | null => text.trim() || null;
  const roles: Role[] = role === 'employee' ? [role] : ['employee', role];
  const reader =
    kind === 'person' && person ? { person: person.id } : { department: given(department), location: given(location), roles };
  return { reader, moment: isLater ? moment : null };
}
