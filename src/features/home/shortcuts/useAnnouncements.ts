import { useRef } from 'react';
import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { ItemLink } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { keyOf } from './usePinned';

/** What who cannot see it hears while a link is moved, in their language. */
export function useAnnouncements(items: readonly ItemLink[]): DndContextProps['accessibility'] {
  const { t } = useTranslation('home');
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === id);
  const told = (id: UniqueIdentifier, over: UniqueIdentifier = id) => ({
    title: items[placeOf(id)]?.title ?? '',
    place: formatNumber(placeOf(over) + 1),
    total: formatNumber(items.length),
  });
  /** What is taken is at once over its own place: to tell that would talk over that it was taken. */
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
