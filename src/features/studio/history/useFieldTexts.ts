import type { ItemDocument } from 'contract/document';
import type { FieldName } from 'contract/manage/fields';
import type { Audience } from 'contract/item';
import { GLYPH_NAMES } from 'contract/core/glyphs';
import { formatDate, formatNumber, isDay } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { valueText } from '../saving/value-text';
import type { FieldChange } from './diff/diff-documents';

type ItemField = Exclude<keyof ItemDocument, 'area' | 'id' | 'texts' | 'fields' | 'audience' | 'updatedAt' | 'stalePassages'>;
type Name = FieldName | ItemField | keyof Audience | 'keywords' | 'questions';

/** Keys of the names of all fields; the type requires them to be complete. */
const LABELS = {
  department: 'itemEditor:part.department',
  contact: 'itemEditor:part.contact',
  owner: 'itemEditor:part.owner',
  classifications: 'itemEditor:part.classifications',
  departments: 'field.departments',
  locations: 'field.locations',
  roles: 'field.roles',
  folder: 'field.folder',
  attachments: 'itemEditor:part.attachments',
  changes: 'field.changes',
  publishedAt: 'itemEditor:part.publishedAt',
  expiresAt: 'itemEditor:part.expiresAt',
  checkBy: 'itemEditor:part.checkBy',
  tellsStale: 'field.tellsStale',
  keywords: 'itemEditor:part.keywords',
  questions: 'itemEditor:part.questions',
  handling: 'itemEditor:field.handling',
  url: 'itemEditor:field.url',
  glyph: 'itemEditor:field.glyph',
  hotline: 'itemEditor:field.hotline',
  who: 'itemEditor:field.who',
  duration: 'itemEditor:field.duration',
  cost: 'itemEditor:field.cost',
  hours: 'itemEditor:field.hours',
  place: 'itemEditor:field.place',
  steps: 'itemEditor:field.steps',
  materials: 'itemEditor:field.materials',
  priority: 'itemEditor:field.priority',
  pinned: 'itemEditor:field.pinned',
  mustRead: 'itemEditor:field.mustRead',
  dueAt: 'itemEditor:field.dueAt',
  disruption: 'itemEditor:field.disruption',
  startsAt: 'itemEditor:field.startsAt',
  endsAt: 'itemEditor:field.endsAt',
  opensAt: 'itemEditor:field.opensAt',
  closesAt: 'itemEditor:field.closesAt',
  amount: 'itemEditor:field.amount',
  eligibility: 'itemEditor:field.eligibility',
  kind: 'itemEditor:field.kind',
  keyDates: 'itemEditor:field.keyDates',
  position: 'itemEditor:field.position',
} as const satisfies Record<Name, `${'field' | 'itemEditor:field' | 'itemEditor:part'}.${Name}`>;

/** Keys of the texts of the values that fields choose from. */
const OPTIONS = {
  'handling online': 'itemEditor:option.online',
  'handling download': 'itemEditor:option.download',
  'handling in_person': 'itemEditor:option.in_person',
  'priority normal': 'itemEditor:option.normal',
  'priority important': 'itemEditor:option.important',
  'priority urgent': 'itemEditor:option.urgent',
  'disruption closure': 'itemEditor:option.closure',
  'disruption outage': 'itemEditor:option.outage',
  'kind guide': 'itemEditor:option.guide',
  'kind policy': 'itemEditor:option.policy',
} as const;

const isKeyOf = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);

/** Returns whether a value is the beginning of a day in the reader's time zone: a day, as most dates of publication are written. */
function isMidnight(value: unknown): value is string {
  if (typeof value !== 'string' || isDay(value)) return false;
  const moment = new Date(value);
  return moment.getHours() === 0 && moment.getMinutes() === 0;
}

/** Returns functions for the name and the value of a field. A field of a former version of the portal has its technical name. */
export function useFieldTexts() {
  const { t } = useTranslation(['itemHistory', 'itemEditor', 'studio']);
  const labelOf = ({ name, locale }: Pick<FieldChange, 'name' | 'locale'>): string => {
    const label = isKeyOf(LABELS, name) ? t(LABELS[name]) : name;
    return locale === null ? label : `${label} · ${t(`studio:language.${locale}`)}`;
  };
  const valueOf = ({ name, locale }: Pick<FieldChange, 'name' | 'locale'>, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'fields.yes' : 'fields.no');
    const glyph = name === 'glyph' && GLYPH_NAMES.find((candidate) => candidate === value);
    if (glyph) return t(`itemEditor:option.${glyph}`);
    const option = `${name} ${String(value)}`;
    if (isKeyOf(OPTIONS, option)) return t(OPTIONS[option]);
    if (name === 'keywords' && Array.isArray(value)) return value.join(locale === 'zh-CN' ? '、' : ', ');
    if (name === 'steps' && Array.isArray(value))
      return value.map((step, index) => `${formatNumber(index + 1)}. ${valueText(step)}`).join('\n');
    return name === 'publishedAt' && isMidnight(value) ? formatDate(value) : valueText(value);
  };
  return { labelOf, valueOf };
}
