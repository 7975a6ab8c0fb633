import { LOCALES } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useFieldLabel } from './fields/useFieldLabel';

const DOCUMENT_FIELDS = [
  'department',
  'contact',
  'owner',
  'classifications',
  'audience',
  'attachments',
  'publishedAt',
  'expiresAt',
  'checkBy',
] as const;
const TEXT_FIELDS = ['title', 'summary', 'markdown', 'keywords', 'questions'] as const;

/** Returns a function that returns the label of a part of a document by its path. */
export function useFieldPathLabel(): (path: readonly string[]) => string {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  return (path) => {
    const [first = '', second = '', third = '', fourth = ''] = path;
    const own = DOCUMENT_FIELDS.find((name) => name === first);
    if (own) return t(`part.${own}`);
    if (first === 'fields') return labelOf(second);
    const locale = LOCALES.find((each) => each === second);
    const text = TEXT_FIELDS.find((name) => name === third);
    const label = text ? t(`part.${text}`) : third === 'fields' ? labelOf(fourth) : t('part.text');
    return locale ? t('part.inLanguage', { label, language: t(`language.${locale}`) }) : t('part.other');
  };
}
