import { useTranslation } from '@/lib/i18n/useTranslation';
import { Neighbours } from '@/entities/item/page/Neighbours';
import { neighboursOf, type PlacedDocument } from './shelf';

interface ShelfNeighboursProps {
  documents: readonly PlacedDocument[];
  id: string;
}

/** Links to the previous and the next document in the order of the tree. */
export function ShelfNeighbours({ documents, id }: ShelfNeighboursProps) {
  const { t } = useTranslation('information');
  const { previous, next } = neighboursOf(documents, id);
  return (
    <Neighbours
      label={t('neighbours.name')}
      previous={{ item: previous && { ...previous, area: 'information' }, word: t('neighbours.previous') }}
      next={{ item: next && { ...next, area: 'information' }, word: t('neighbours.next') }}
    />
  );
}
