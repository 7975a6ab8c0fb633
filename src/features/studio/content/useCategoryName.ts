import { useCall } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import type { ContentState } from './content-address';

/** Returns the name of the chosen category if the person may see it on the structure page, or else its id; null without a category. */
export function useCategoryName({ area, category }: ContentState): string | null {
  const locale = useInterfaceLocale();
  const isNamed = useIsAdmin() && category !== null;
  const { data } = useCall('POST /api/manage/structure/info', isNamed && area ? { area } : null);
  const names = data?.classifications.find(({ id }) => id === category)?.names ?? {};
  return names[locale] ?? Object.values(names).at(0) ?? category;
}
