import type { Person, PersonLink } from '../../contract/person';
import type { PersonKind } from '../../contract/core/people';
import { LOCALES, type Locale } from '../../contract/core/locale';
import type { Names } from '../../contract/document';
import type { Picture } from '../../contract/picture';

/** A person or desk of the mocked directory. */
export interface DirectoryEntry {
  id: string;
  kind: PersonKind;
  names: Names;
  /** Pinyin of the Chinese name, by syllables; empty for an entry that was added. */
  pinyin: string;
  roles: Names | null;
  departments: Names | null;
  email: string | null;
  phone: string | null;
  replyHours: number | null;
  hours: Names | null;
  picture: Picture | null;
  /** Number of changes of the entry. */
  changes: number;
}

const UNCHANGED = { picture: null, changes: 0 };

/** Returns the people and desks of the mocked portal, in their order. */
export const sampleDirectory = (): DirectoryEntry[] => [
  {
    ...UNCHANGED,
    id: 'leave-desk',
    kind: 'desk',
    names: { 'en-US': 'Leave desk', 'zh-CN': '休假服务台' },
    pinyin: 'xiu jia fu wu tai',
    roles: { 'en-US': 'Leave and absence', 'zh-CN': '休假与考勤' },
    departments: { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
    email: 'leave@portico.example',
    phone: '+351 21 000 4100',
    replyHours: 8,
    hours: { 'en-US': 'Monday to Friday, 9:00–17:00', 'zh-CN': '周一至周五 9:00–17:00' },
  },
  {
    ...UNCHANGED,
    id: 'tomas-silva',
    kind: 'person',
    names: { 'en-US': 'Tomás Silva', 'zh-CN': '席尔瓦' },
    pinyin: 'xi er wa',
    roles: { 'en-US': 'Benefits adviser', 'zh-CN': '福利顾问' },
    departments: { 'en-US': 'People Operations', 'zh-CN': '人力资源部' },
    email: 'tomas.silva@portico.example',
    phone: null,
    replyHours: 16,
    hours: null,
  },
  {
    ...UNCHANGED,
    id: 'chen-jing',
    kind: 'person',
    names: { 'en-US': 'Chen Jing', 'zh-CN': '陈静' },
    pinyin: 'chen jing',
    roles: { 'en-US': 'Workplace technology', 'zh-CN': '办公技术支持' },
    departments: { 'en-US': 'IT Services', 'zh-CN': '信息技术部' },
    email: 'chen.jing@portico.example',
    phone: '+351 21 000 4200',
    replyHours: 2,
    hours: null,
  },
];

/** Returns the text in that language, or else in the other one. */
export const textIn = (texts: Names | null, locale: Locale): string | null =>
  [locale, ...LOCALES].flatMap((each) => texts?.[each] ?? [])[0] ?? null;

function linkOf({ id, kind, names, picture }: DirectoryEntry, locale: Locale): PersonLink {
  return { id, kind, name: textIn(names, locale) ?? id, picture };
}

/** Returns the card of a person or desk. */
export function personOf(entry: DirectoryEntry, locale: Locale): Person {
  const { roles, departments, email, phone, replyHours, hours } = entry;
  return {
    ...linkOf(entry, locale),
    ...{ role: textIn(roles, locale), department: textIn(departments, locale), email, phone, replyHours },
    hours: textIn(hours, locale),
  };
}

/** Returns the card of the person with that id; null if the directory has none. */
export function personBy(directory: readonly DirectoryEntry[], id: string | null, locale: Locale): Person | null {
  const entry = directory.find((each) => each.id === id);
  return entry ? personOf(entry, locale) : null;
}

/** Returns the byline of the person with that id; null if the directory has none. */
export function personLinkBy(directory: readonly DirectoryEntry[], id: string | null, locale: Locale): PersonLink | null {
  const entry = directory.find((each) => each.id === id);
  return entry ? linkOf(entry, locale) : null;
}
