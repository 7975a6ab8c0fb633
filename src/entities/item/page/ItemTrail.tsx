import { AREA_PATHS, type Area } from 'contract/core/areas';
import type { ItemDetail } from 'contract/item';
import { classificationPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Breadcrumbs } from '../../../ui/primitives/Breadcrumbs';

export interface ItemTrailProps {
  area: Area;
  /** Undefined until the item is loaded; the breadcrumbs then end at the area. */
  item: Pick<ItemDetail, 'title' | 'locale' | 'classifications'> | undefined;
}

/** Parent area of an area. */
const PARENT_AREAS: Partial<Record<Area, Area>> = { news: 'benefit' };

/** Renders the breadcrumbs of an item: area › first classification › title. */
export function ItemTrail({ area, item }: ItemTrailProps) {
  const { t } = useTranslation();
  const [first] = item?.classifications ?? [];
  const areas = PARENT_AREAS[area] ? [PARENT_AREAS[area], area] : [area];
  const trail = areas.map((each) => ({ name: t(`area.${each}`), to: AREA_PATHS[each] }));
  if (first) trail.push({ name: first.name, to: classificationPath(area, first.id) });
  return <Breadcrumbs trail={trail} current={item} />;
}
