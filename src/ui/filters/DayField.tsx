import { useId, useRef, useState } from 'react';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { OptionalPart } from '../states/OptionalPart';
import { prepareOnIntent } from '../states/part-code';
import { parseDay } from './parse-day';
import styles from './PeriodFilter.module.css';

interface DayFieldProps {
  label: string;
  /** Selected day, in the form `2026-12-18`. */
  day: string | null;
  /** Limits of the calendar, both included. */
  min?: string | null;
  max?: string | null;
  /** Id of the element that describes an error of the whole period. */
  wrongId: string | undefined;
  onChange: (day: string | null) => void;
}

const loadPicker = () => import(/* webpackChunkName: "day-picker" */ './DayPicker');

/** A date field: typed text is applied on blur or Enter, or a date is picked in a calendar that loads when it is opened. */
export function DayField({ label, day, min = null, max = null, wrongId, onChange }: DayFieldProps) {
  const { t } = useTranslation('item');
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { text, isUnreadable, type, commit, choose } = useTypedDay(day, onChange);
  const close = () => {
    setOpen(false);
  };
  const closeAndReturn = () => {
    close();
    buttonRef.current?.focus();
  };
  const unreadableId = `${id}-unreadable`;
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.day}>
        <input
          id={id}
          className={`field ${styles.field}`}
          value={text}
          placeholder={t('filter.dayPattern')}
          autoComplete="off"
          aria-invalid={isUnreadable || wrongId !== undefined}
          aria-describedby={isUnreadable ? unreadableId : wrongId}
          onChange={(event) => {
            type(event.target.value);
          }}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
            if (key === 'ArrowDown') setOpen(true);
          }}
        />
        <button
          ref={buttonRef}
          type="button"
          className={`icon-button ${styles.open}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={t('filter.openCalendar', { label })}
          title={t('filter.openCalendar', { label })}
          {...prepareOnIntent(loadPicker)}
          onClick={() => {
            setOpen(true);
          }}
        >
          <Icon name="calendar" />
        </button>
        {open && (
          <OptionalPart load={loadPicker} onFailure={close}>
            {(DayPicker) => (
              <DayPicker
                label={label}
                day={day}
                min={min}
                max={max}
                onChoose={(chosen) => {
                  closeAndReturn();
                  choose(chosen);
                }}
                onCancel={closeAndReturn}
                onLeave={close}
              />
            )}
          </OptionalPart>
        )}
      </div>
      {isUnreadable && (
        <p id={unreadableId} role="alert" className={styles.wrong}>
          {t('filter.dayUnreadable')}
        </p>
      )}
    </>
  );
}

interface TypedDay {
  text: string;
  /** True if the typed text is not a date. */
  isUnreadable: boolean;
  type: (text: string) => void;
  /** Applies the typed date. */
  commit: () => void;
  /** Applies a date from the calendar. */
  choose: (day: string | null) => void;
}

/** Keeps the text while it is edited; otherwise returns the date as the interface's language writes it. */
function useTypedDay(day: string | null, onChange: (day: string | null) => void): TypedDay {
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [followed, setFollowed] = useState(day);
  const forget = () => {
    setTyped(null);
    setUnreadable(false);
  };
  const choose = (chosen: string | null) => {
    forget();
    if (chosen !== day) onChange(chosen);
  };
  if (followed !== day) {
    setFollowed(day);
    forget();
  }
  return {
    text: typed ?? (day ? formatDate(day) : ''),
    isUnreadable,
    type: (text) => {
      setTyped(text);
      setUnreadable(false);
    },
    commit: () => {
      if (typed === null) return;
      const parsed = parseDay(typed);
      if (parsed === null && typed.trim()) setUnreadable(true);
      else choose(parsed);
    },
    choose,
  };
}
