import { useEffect, useRef } from 'react';
import { Icon } from '../primitives/Icon';
import type { Combobox } from './useCombobox';
import type { Suggestion } from './useSuggestions';
import styles from './SearchBox.module.css';

interface SuggestionOptionProps {
  suggestion: Suggestion;
  index: number;
  combobox: Combobox;
  onChoose: (index: number) => void;
}

export function SuggestionOption({ suggestion, index, combobox, onChoose }: SuggestionOptionProps) {
  const { group, text, href, icon = href === undefined ? 'search' : 'arrow-right' } = suggestion;
  const ref = useRef<HTMLDivElement>(null);
  const active = index === combobox.active;
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The keyboard reaches options through the combobox. A mouse press must not move the focus away from the text field.
    <div
      ref={ref}
      role="option"
      id={combobox.optionId(index)}
      aria-selected={active}
      aria-label={group ? `${text}, ${group}` : undefined}
      tabIndex={-1}
      className={styles.option}
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onChoose(index);
      }}
      onKeyDown={combobox.onKeyDown}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </div>
  );
}
