import { areaNamed } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import { SuggestField } from '../../../ui/search-box/SuggestField';
import { useEverywhereSuggest } from './useEverywhereSuggest';

interface ItemPickerProps {
  label: string;
  /** Says how to use the field, below it. */
  hint: string;
  onPick: (item: ItemRef & { title: string }) => void;
}

/** Combobox that suggests items of all areas by the beginning of their title, and picks one. */
export function ItemPicker({ label, hint, onPick }: ItemPickerProps) {
  return (
    <SuggestField
      label={label}
      hint={hint}
      suggest={useEverywhereSuggest()}
      onPick={({ key, text }) => {
        const [name, id] = key.split(' ');
        const area = areaNamed(name);
        if (area && id !== undefined) onPick({ area, id, title: text });
      }}
    />
  );
}
