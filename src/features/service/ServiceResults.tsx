import { useTranslation } from '@/lib/i18n/useTranslation';
import { Glyph } from '@/entities/glyph/Glyph';
import { ItemResults } from '@/entities/item/list/ItemResults';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { useChosenFilters } from '@/entities/item/list/useChosenFilters';
import type { Classifications } from '@/entities/item/list/useClassifications';
import { SignTile } from '@/entities/glyph/SignTile';
import { HandlingTag } from './HandlingTag';
import { SERVICE_SORTS } from './service-list-address';
import { ServiceFilters } from './ServiceFilters';
import type { ServiceList } from './useServiceList';

interface ServiceResultsProps {
  services: ServiceList;
  classifications: Classifications;
}

export function ServiceResults({ services, classifications }: ServiceResultsProps) {
  const { t } = useTranslation('service');
  const { state, hrefWith, list } = services;
  const { classification, handling } = state;
  const own = handling ? [{ key: 'handling', text: t(`handling.${handling}`), removeHref: hrefWith({ handling: null }) }] : [];
  const chosen = useChosenFilters(services, classifications, own);
  return (
    <ItemResults
      area="service"
      signs
      address={services}
      list={list}
      title={classifications.nameOf(classification) ?? t('filter.all')}
      totalText={(count, formatted) => t('total', { count, formatted })}
      sorts={SERVICE_SORTS}
      filters={<ServiceFilters address={services} classifications={classifications} />}
      chosen={chosen}
      nothing={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {(item) => (
        <ItemRow
          key={item.id}
          item={item}
          highlight={'highlight' in item ? item.highlight : undefined}
          sign={
            <SignTile hue="service">
              <Glyph name={item.glyph ?? classifications.glyphOf(item.classificationIds)} />
            </SignTile>
          }
          tag={<HandlingTag handling={item.handling} />}
        />
      )}
    </ItemResults>
  );
}
