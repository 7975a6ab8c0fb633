import type { SignedInPerson } from 'contract/manage/person';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Returns a function for the name of a person as it is shown: their e-mail address, or a word, if the provider sent none. */
export function useShownName(): (person: Pick<SignedInPerson, 'name' | 'email'>) => string {
  const { t } = useTranslation('people');
  return ({ name, email }) => name || email || t('nameless');
}
