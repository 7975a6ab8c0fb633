import { useRef } from 'react';
import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { ItemLink } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { keyOf } from './usePinned';

/** Returns announcements for screen readers while a link is moved, in the person's language. */
export function useAnnouncements(items: readonly ItemLink[]): DndContextProps['accessibility'] {
  const { t } = useTranslation('shortcutsEditor');
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === id);
  const told = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    title: items[placeOf(id)]?.title ?? '',
    place: formatNumber(placeOf(over) + 1),
    total: formatNumber(items.length),
  });
  /**
   * Item that the moved link was last over. A link that is picked up is immediately over its own position; announcing that would
   * interrupt the announcement of the pick-up.
   */
  const lastOver = useRef<UniqueIdentifier>(null);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return t('drag.start', told(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return t('drag.over', told(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => t('drag.end', told(active.id, over?.id)),
    onDragCancel: ({ active }) => t('drag.cancel', told(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}
