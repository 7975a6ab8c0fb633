import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { ItemLink } from 'contract/item';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
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
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', told(active.id)),
    onDragOver: ({ active, over }) => (over ? t('drag.over', told(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('drag.end', told(active.id, over?.id)),
    onDragCancel: ({ active }) => t('drag.cancel', told(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } };
}
