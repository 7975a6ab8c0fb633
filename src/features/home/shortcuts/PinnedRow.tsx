import { useCallback } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ItemLink } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { handOnFocusInList } from '@/ui/primitives/hand-on-focus';
import { Icon } from '@/ui/primitives/Icon';
import { keyOf } from './usePinned';
import styles from './ShortcutsEditor.module.css';

/** Renders a pinned link with a handle to drag it. */
export function PinnedRow({ item, onUnpin }: { item: ItemLink; onUnpin: () => void }) {
  const { t } = useTranslation('shortcutsEditor');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: keyOf(item),
    attributes: { roleDescription: t('drag.role') },
  });
  const rowRef = useCallback(
    (row: HTMLLIElement) => {
      const handOn = handOnFocusInList(row);
      setNodeRef(row);
      return () => {
        handOn?.();
        setNodeRef(null);
      };
    },
    [setNodeRef],
  );
  const { area, title, locale } = item;
  return (
    <li
      ref={rowRef}
      className={styles.row}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={`icon-button ${styles.handle}`}
        aria-label={t('drag.handle', { title })}
        {...attributes}
        {...listeners}
      >
        <Icon name="grip" />
      </button>
      <AreaIcon area={area} size="small" />
      <span lang={locale}>{title}</span>
      <button type="button" className="icon-button" aria-label={t('unpin', { title })} onClick={onUnpin}>
        <Icon name="close" />
      </button>
    </li>
  );
}
