import '@/lib/i18n/texts/shortcuts-editor';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Shortcuts } from 'contract/home';
import type { ItemLink } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { PinnedRow } from './PinnedRow';
import { SuggestedRow } from './SuggestedRow';
import { useAnnouncements } from './useAnnouncements';
import { keyOf, usePinned } from './usePinned';
import styles from './ShortcutsEditor.module.css';

/** Maximum number of pinned links; the server accepts no more. */
const MAX_SHORTCUTS = 12;

interface ShortcutsEditorProps {
  shortcuts: Shortcuts;
  onSaved: (shortcuts: Shortcuts) => void;
  onClose: () => void;
}

/** Editor of the person's pinned links, which can be sorted by dragging or with the keyboard. Each change is saved immediately. */
export function ShortcutsEditor({ shortcuts, onSaved, onClose }: ShortcutsEditorProps) {
  const { t } = useTranslation(['shortcutsEditor', 'home']);
  const { pinned, others, save } = usePinned(shortcuts, onSaved);
  const accessibility = useAnnouncements(pinned);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown) => pinned.findIndex((item) => keyOf(item) === key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) save(arrayMove(pinned, placeOf(active.id), placeOf(over.id)));
  };
  const unpin = (item: ItemLink) => {
    save(pinned.filter((one) => one !== item));
  };
  return (
    <Dialog title={t('home:shortcuts.edit')} place="side" onClose={onClose}>
      <h3 className={styles.heading}>{t('pinned')}</h3>
      {pinned.length === 0 && <p className="second">{t('nonePinned')}</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
        <SortableContext items={pinned.map(keyOf)} strategy={verticalListSortingStrategy}>
          <ul className={styles.list}>
            {pinned.map((item) => (
              <PinnedRow
                key={keyOf(item)}
                item={item}
                onUnpin={() => {
                  unpin(item);
                }}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('more')}</h3>
          <ul className={styles.list}>
            {others.map((item) => (
              <SuggestedRow
                key={keyOf(item)}
                item={item}
                disabled={pinned.length >= MAX_SHORTCUTS}
                onPin={() => {
                  save([...pinned, item]);
                }}
              />
            ))}
          </ul>
          {pinned.length >= MAX_SHORTCUTS && <p className="second">{t('full', { most: formatNumber(MAX_SHORTCUTS) })}</p>}
        </>
      )}
    </Dialog>
  );
}
