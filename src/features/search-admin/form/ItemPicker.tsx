import { AREAS } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestField } from '@/ui/search-box/SuggestField';
import { useEverywhereSuggest } from '@/entities/item/search/useEverywhereSuggest';

interface ItemPickerProps {
  label: string;
  onPick: (item: ItemRef & { title: string }) => void;
}

/** Combobox that suggests items of all areas by the beginning of their title, and picks one. */
export function ItemPicker({ label, onPick }: ItemPickerProps) {
  const { t } = useTranslation('searchAdmin');
  return (
    <SuggestField
      label={label}
      hint={t('pins.form.findHint')}
      suggest={useEverywhereSuggest()}
      onPick={({ key, text }) => {
        const [name, id] = key.split(' ');
        const area = AREAS.find((each) => each === name);
        if (area && id !== undefined) onPick({ area, id, title: text });
      }}
    />
  );
}
