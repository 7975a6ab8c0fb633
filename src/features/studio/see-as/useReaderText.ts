import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { missingIn, type SeeAsForm } from './see-as-choice';

/** Returns a function for the sentence that says for which reader and moment an explanation is. */
export function useReaderText(): (form: SeeAsForm) => string {
  const { t } = useTranslation('seeAs');
  return (form) => {
    const missing = missingIn(form);
    if (missing) return t(`why.missing.${missing}`);
    const { kind, person, department, location, role, isLater, moment } = form;
    const reader = kind === 'person' ? [person?.name] : [department.trim(), location.trim(), t(`roles.${role}`)];
    const named = { reader: reader.filter(Boolean).join(' · ') };
    return isLater ? t('why.forLater', { ...named, moment: formatDate(moment, 'dateTime') }) : t('why.forNow', named);
  };
}
