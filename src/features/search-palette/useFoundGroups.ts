import type { Area } from 'contract/core/areas';
import { itemPath } from 'contract/core/paths';
import type { Person } from 'contract/person';
import type { Suggestions } from 'contract/search';
import { roleOf } from '@/entities/person/role';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { searchPath } from '@/lib/paths';
import type { BestOption, PaletteGroup, PaletteOption } from './palette-option';
import type { PaletteAnswers } from './usePaletteAnswers';

type Item = Suggestions['groups'][number]['items'][number];

/** Option that opens the card of a person or desk. */
export interface PersonOption extends PaletteOption {
  person: Person;
}

interface FoundGroups {
  best: BestOption | null;
  groups: PaletteGroup[];
}

/** Returns the options for a query: the best match, the other suggestions by area, people, and the link to all results; late people last. */
export function useFoundGroups(query: string, { suggestions, people, arePeopleLate }: PaletteAnswers): FoundGroups {
  const { t } = useTranslation(['palette', 'shell']);
  const { best = null, groups = [] } = suggestions ?? {};
  const isBest = (area: Area, { id }: Item) => best?.area === area && best.id === id;
  const bestItem = groups.find(({ area }) => area === best?.area)?.items.find(({ id }) => id === best?.id);
  const byArea = groups.map(({ area, items }): PaletteGroup => {
    const others = items.filter((item) => !isBest(area, item));
    return { key: area, name: t(`shell:area.${area}`), options: others.map((item) => optionOf(area, item)) };
  });
  const colleagues: PaletteGroup = {
    key: 'people',
    name: t('people'),
    options: people.map((person) => personOption(person, query)),
  };
  const all: PaletteGroup = { key: 'all', options: [{ key: 'all', text: t('all', { query }), query, icon: 'search' }] };
  return {
    best:
      best && bestItem
        ? { area: best.area, id: best.id, option: bestOption(best.area, bestItem, t(`shell:area.${best.area}`)), url: best.url }
        : null,
    groups: [...byArea, ...(arePeopleLate ? [all, colleagues] : [colleagues, all])].filter(({ options }) => options.length > 0),
  };
}

const optionOf = (area: Area, { id, title, locale, summary, department }: Item): PaletteOption => ({
  ...{ key: `${area} ${id}`, text: title, locale, area, href: itemPath(area, id) },
  note: [department, summary].filter(Boolean).join(' · '),
});

const bestOption = (area: Area, item: Item, areaName: string): PaletteOption => ({
  ...optionOf(area, item),
  note: [areaName, item.summary || item.department].filter(Boolean).join(' · '),
});

const personOption = (person: Person, query: string): PersonOption => ({
  ...{ key: `person ${person.id}`, text: person.name, person, href: searchPath(query, person.id) },
  note: roleOf(person) ?? '',
});
