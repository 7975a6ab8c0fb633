import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Form.module.css';

interface OrderedListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onChange: (items: readonly T[]) => void;
  children: (item: T) => ReactNode;
}

const DIRECTIONS = ['up', 'down'] as const;

/** Renders a list that is reordered with buttons. The focus stays on the pressed button when its row moves. */
export function OrderedList<T>({ label, items, keyOf, nameOf, onChange, children }: OrderedListProps<T>) {
  const { t } = useTranslation('searchAdmin');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const [moved, setMoved] = useState('');
  useEffect(() => {
    if (focused.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons.find(({ dataset }) => dataset.button === focused.current)?.focus();
    focused.current = null;
  }, [items]);

  const move = (from: number, way: (typeof DIRECTIONS)[number]) => {
    const to = from + (way === 'up' ? -1 : 1);
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    focused.current = `${keyOf(item)} ${way}`;
    setMoved(t('order.moved', { name: nameOf(item), place: formatNumber(to + 1), total: formatNumber(items.length) }));
    const others = items.filter((_, place) => place !== from);
    onChange([...others.slice(0, to), item, ...others.slice(to)]);
  };
  const remove = (place: number) => {
    const left = items.filter((_, other) => other !== place);
    const next = left[Math.min(place, left.length - 1)];
    if (next !== undefined) focused.current = `${keyOf(next)} remove`;
    onChange(left);
  };
  return (
    <>
      <ol ref={list} className={`boxed-list ${styles.ordered}`} aria-label={label}>
        {items.map((item, place) => {
          const [key, name] = [keyOf(item), nameOf(item)];
          return (
            <li key={key}>
              <div className={styles.orderedItem}>{children(item)}</div>
              {DIRECTIONS.map((way) => (
                <button
                  key={way}
                  type="button"
                  className="icon-button"
                  data-button={`${key} ${way}`}
                  aria-label={t(`order.${way}`, { name })}
                  aria-disabled={place === (way === 'up' ? 0 : items.length - 1)}
                  onClick={() => {
                    move(place, way);
                  }}
                >
                  <Icon name={`chevron-${way}`} />
                </button>
              ))}
              <button
                type="button"
                className="icon-button"
                data-button={`${key} remove`}
                aria-label={t('order.remove', { name })}
                onClick={() => {
                  remove(place);
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </>
  );
}
