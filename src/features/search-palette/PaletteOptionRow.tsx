import { useEffect, useRef } from 'react';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { PersonMark } from '@/entities/person/PersonMark';
import { Icon } from '@/ui/primitives/Icon';
import { MarkedText } from './MarkedText';
import type { PaletteOption } from './palette-option';
import type { PersonOption } from './useFoundGroups';
import styles from './PaletteBody.module.css';

interface PaletteOptionRowProps {
  option: PaletteOption | PersonOption;
  id: string;
  isActive: boolean;
  isBest?: boolean;
  /** Query whose words are marked. */
  query: string;
  onChoose: (option: PaletteOption) => void;
}

/** Renders an option of the palette. The keyboard reaches it through the text field, which keeps the focus. */
export function PaletteOptionRow({ option, id, isActive, isBest = false, query, onChoose }: PaletteOptionRowProps) {
  const { text, locale, note, area, icon } = option;
  const person = 'person' in option ? option.person : null;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // A press must not move the focus away from the text field.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the text field choose options
    <div
      ref={ref}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      data-best={isBest}
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onChoose(option);
      }}
    >
      {area && <AreaIcon area={area} size={isBest ? 'medium' : 'small'} />}
      {person && <PersonMark person={person} />}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.text} lang={locale}>
          {option.href !== undefined && note !== undefined ? <MarkedText text={text} query={query} /> : text}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </div>
  );
}
