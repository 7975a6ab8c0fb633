import type { SignedInPerson } from 'contract/manage/person';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Returns a function for the display name of a person. If the provider sent no name, it is the e-mail address or a placeholder. */
export function useShownName(): (person: Pick<SignedInPerson, 'name' | 'email'>) => string {
  const { t } = useTranslation('people');
  return ({ name, email }) => name || email || t('nameless');
}
