import type { KeyboardEvent } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import { Glyph } from '@/entities/glyph/Glyph';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { contentPath } from '../content/content-address';
import { nameOf } from '../item-editor/panel/names';
import { EntryNames } from './EntryNames';
import type { StructureRowProps } from './row-props';
import { renamed } from './renamed';
import { RowMenu } from './RowMenu';
import { GLYPH_AREAS } from './structure-address';
import { handleId } from './handle-id';
import drag from '../changes/DragRow.module.css';
import styles from './StructureTree.module.css';
import type { Category, Step } from './tree';

const KEYS: Partial<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Renders a category: its handle, icon, names and number of items, and a menu of what can be done with it. */
export function StructureRow({ area, category, level, onMove, onSave, onAsk, ...menu }: StructureRowProps) {
  const { t } = useTranslation('structure');
  const name = nameOf(category.names, useInterfaceLocale());
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: category.id });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      ref={setNodeRef}
      className={`${drag.row} ${styles.row}`}
      data-dragging={isDragging}
      data-level={level}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        id={handleId(category.id)}
        className={`icon-button ${drag.handle} ${styles.handle}`}
        aria-label={t('move.handle', { name })}
        title={t('move.hint')}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <Icon name="grip" />
      </button>
      {GLYPH_AREAS.includes(area) && (
        <button
          type="button"
          className={`icon-button ${styles.glyph}`}
          aria-label={t('glyph.choose', { name })}
          onClick={() => {
            onAsk({ kind: 'glyph', category });
          }}
        >
          <Glyph name={category.shownGlyph} size={22} hue={area} />
        </button>
      )}
      <div className={styles.names}>
        <EntryNames
          names={category.names}
          onSave={(locale, text) => {
            onSave(({ classifications }) => renamed(classifications, category.id, locale, text));
          }}
        />
      </div>
      <Count area={area} category={category} />
      <RowMenu category={category} name={name} onMove={onMove} onSave={onSave} onAsk={onAsk} {...menu} />
    </li>
  );
}

/** Number of items in a category, as a link to them. */
function Count({ area, category: { id, itemsWithin } }: { area: Area; category: Category }) {
  const { t } = useTranslation('structure');
  // Rows of phones have no heads of columns.
  const isPhone = useIsPhone();
  const text = t('items', { count: itemsWithin, formatted: formatNumber(itemsWithin) });
  if (!itemsWithin) return <span className={`${styles.count} second`}>{t('empty')}</span>;
  return (
    <Link className={styles.count} to={contentPath({ area, category: id })} aria-label={text}>
      {isPhone ? text : formatNumber(itemsWithin)}
    </Link>
  );
}
