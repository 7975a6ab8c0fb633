import { LOCALES, type Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import type { ContentProblem } from 'contract/manage/content';
import type { PassageBehind } from 'contract/manage/draft';
import { formatNumber } from '@/lib/i18n/format';
import { isPast } from '../fields/moments';
import type { BodyFinding } from './body-findings';

type CheckKind =
  | ContentProblem['kind']
  | 'no-title'
  | 'no-text'
  | 'no-summary'
  | 'no-classification'
  | 'no-department'
  | 'no-translation'
  | 'no-alternative-text'
  | 'behind'
  | 'expires-before'
  | 'has-expired'
  | BodyFinding['kind'];

/** Finding in a document. An error must be mended before publishing; a warning informs. */
export interface Check {
  kind: CheckKind;
  weight: 'error' | 'warning';
  locale?: Locale;
  /** Part of the text that it is about, such as an address. */
  detail?: string;
  /** Number of problems found, for the plural form. */
  count?: number;
}

/** Returns the number of errors, which must be corrected before publishing. */
export const errorsIn = (checks: readonly Check[]): number => checks.filter(({ weight }) => weight === 'error').length;

const WARNINGS: readonly CheckKind[] = ['missing-target', 'missing-anchor'];
const PICTURE_WITHOUT_TEXT = /!\[\s*\]\(([^)\s]+)/g;

/** Text as the server rendered it, with what was found in it. */
interface CheckedText {
  locale: Locale;
  /** Links and pictures that lead to nothing. */
  problems: readonly ContentProblem[];
  findings: readonly BodyFinding[];
}

/** Returns the findings in a document; `checked` is one of its texts, undefined until there is one. */
export function checksOf(document: ItemDocument, checked: CheckedText | undefined, behind: readonly PassageBehind[]): Check[] {
  const { classifications, department, texts } = document;
  const written = LOCALES.filter((locale) => texts[locale]);
  return [
    ...written.flatMap((locale) => checksOfText(document, locale)),
    ...checksOfExpiry(document),
    ...(checked?.problems ?? []).map(({ kind, locale, address }): Check => ({
      kind,
      locale,
      detail: address,
      weight: WARNINGS.includes(kind) ? 'warning' : 'error',
    })),
    ...(checked?.findings ?? []).map(({ kind, text }) => ({ ...warning(kind, checked?.locale), detail: text })),
    ...LOCALES.flatMap((locale): Check[] => {
      const count = behind.filter((each) => each.locale === locale).length;
      return count ? [{ ...warning('behind', locale), detail: formatNumber(count), count }] : [];
    }),
    ...(classifications.length ? [] : [warning('no-classification')]),
    ...(department ? [] : [warning('no-department')]),
    ...(written.length === 1
      ? LOCALES.filter((locale) => !texts[locale]).map((locale) => warning('no-translation', locale))
      : []),
  ];
}

function checksOfText({ texts }: ItemDocument, locale: Locale): Check[] {
  const text = texts[locale];
  if (!text) return [];
  const pictures = [...text.markdown.matchAll(PICTURE_WITHOUT_TEXT)].map(([, address = '']) => address);
  return [
    ...(text.title.trim() ? [] : [error('no-title', locale)]),
    ...(text.markdown.trim() ? [] : [warning('no-text', locale)]),
    ...(text.summary.trim() ? [] : [warning('no-summary', locale)]),
    ...pictures.map((detail) => ({ ...warning('no-alternative-text', locale), detail })),
  ];
}

function checksOfExpiry({ publishedAt, expiresAt }: ItemDocument): Check[] {
  if (!expiresAt) return [];
  if (publishedAt && expiresAt <= publishedAt) return [error('expires-before')];
  return isPast(expiresAt) ? [warning('has-expired')] : [];
}

const error = (kind: CheckKind, locale?: Locale): Check => ({ kind, weight: 'error', ...(locale && { locale }) });
const warning = (kind: CheckKind, locale?: Locale): Check => ({ kind, weight: 'warning', ...(locale && { locale }) });
