import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestionGroup } from '@/ui/search-box/SuggestionGroup';
import type { BestOption, PaletteGroup, PaletteOption } from './palette-option';
import { PaletteOptionRow } from './PaletteOptionRow';
import styles from './PaletteBody.module.css';

interface PaletteGroupsProps {
  listId: string;
  label: string;
  best: BestOption | null;
  groups: PaletteGroup[];
  /** Index of the active option; -1 if none is active. */
  active: number;
  query: string;
  onChoose: (option: PaletteOption) => void;
}

/** Lists the options of the palette, the best match first. */
export function PaletteGroups({ listId, label, best, groups, active, query, onChoose }: PaletteGroupsProps) {
  const { t } = useTranslation('palette');
  const shown = best ? [{ key: 'best', name: t('bestName'), options: [best.option] }, ...groups] : groups;
  const firsts = shown.map((_, at) => shown.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div role="listbox" id={listId} aria-label={label} className={styles.list}>
      {shown.map((group: PaletteGroup, at) => (
        <SuggestionGroup key={group.key} name={group.name}>
          <div role="presentation" className={group.isInline ? styles.inline : undefined}>
            {group.options.map((option, place) => (
              <PaletteOptionRow
                key={option.key}
                id={`${listId}-${(firsts[at] ?? 0) + place}`}
                isActive={active === (firsts[at] ?? 0) + place}
                isBest={option === best?.option}
                {...{ option, query, onChoose }}
              />
            ))}
          </div>
        </SuggestionGroup>
      ))}
    </div>
  );
}
