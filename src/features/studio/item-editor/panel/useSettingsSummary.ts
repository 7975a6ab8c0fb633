import type { ItemDocument } from 'contract/document';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { nameOf } from './names';

/** Returns a summary of the settings of an item: its most specific category, and whether everybody sees it. */
export function useSettingsSummary({ classifications, audience }: ItemDocument): string {
  const locale = useInterfaceLocale();
  const note = useAudienceNote(audience);
  const category = classifications[0]?.at(-1);
  return [...(category ? [nameOf(category, locale)] : []), note].join(' · ');
}

/** Returns the text that says whether everybody or only some people see an item. */
export function useAudienceNote({ departments, locations, roles }: ItemDocument['audience']): string {
  const { t } = useTranslation('itemEditor');
  return t(departments.length + locations.length + roles.length ? 'audience.limited' : 'audience.everyone');
}
