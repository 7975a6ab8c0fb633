import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ChosenFilter } from '@/ui/filters/FilterChips';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { ContentState } from './content-address';
import { useCategoryName } from './useCategoryName';

/** Returns the filters that leave something out, besides the search, with their texts and the addresses without them. */
export function useChosenFilters({ state, hrefWith }: ListAddress<ContentState>): ChosenFilter[] {
  const { t } = useTranslation(['studio', 'shell', 'bulkCare']);
  const { area, draft, waiting, department, expires, check, owned, owner, translation } = state;
  const scope = useCall('POST /api/manage/content/scope', department === null ? null : {});
  const owners = useCall('POST /api/manage/content/owners', owner === null ? null : {});
  const departmentName = scope.data?.departments.find(({ id }) => id === department)?.name ?? department;
  const ownerName = owners.data?.owners.find(({ id }) => id === owner)?.name ?? owner;
  const texts = {
    area: area && t(`shell:area.${area}`),
    state: state.state && t(`state.${state.state}`),
    draft: draft && t(`content.draft.${draft}`),
    waiting: waiting && t(`content.waiting.${waiting}`),
    department: departmentName,
    category: useCategoryName(state),
    expires: expires && t(`content.expires.${expires}`),
    check: check && t(`bulkCare:care.${check}`),
    owned: owned && t(`bulkCare:owned.${owned}`),
    owner: ownerName,
    translation: translation && t(`bulkCare:translated.${translation}`),
  };
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((key) => {
    const text = texts[key];
    return text === null ? [] : [{ key, text, removeHref: hrefWith({ [key]: null }) }];
  });
}
