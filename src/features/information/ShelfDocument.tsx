import type { InformationPage } from 'contract/information';
import { AREA_PATHS, shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { DetailSkeleton } from '@/ui/DetailSkeleton';
import { ItemHead } from '@/ui/ItemHead';
import { PageTitle } from '@/ui/PageTitle';
import { QueryState } from '@/ui/QueryState';
import { RelatedItems } from '@/ui/RelatedItems';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import type { PublishedItem } from '@/ui/useItem';
import { DocumentDetail } from './DocumentDetail';
import { MissingOnShelf } from './MissingOnShelf';
import { ShelfNeighbours } from './ShelfNeighbours';
import type { PlacedDocument } from './shelf';

interface ShelfDocumentProps {
  item: PublishedItem<InformationPage>;
  /** All of the shelf, which places this one among them. */
  documents: readonly PlacedDocument[];
}

/** The chosen document. */
export function ShelfDocument({ item, documents }: ShelfDocumentProps) {
  const { t } = useTranslation('shell');
  const { shown, isMissing, countShare } = item;
  if (isMissing) return <MissingOnShelf what="document" />;
  const sections = documents.find(({ id }) => id === shown?.id)?.sections ?? [];
  const trail = [
    { name: t('area.information'), to: AREA_PATHS.information },
    ...sections.map(({ id, name }) => ({ name, to: shelfPath(id) })),
  ];
  return (
    <>
      <PageTitle page={shown?.title} area={t('area.information')} />
      <Breadcrumbs trail={trail} current={shown} />
      <QueryState query={item} heading={1} skeleton={<DetailSkeleton />}>
        {(published) => (
          <ItemHead key={published.id} item={published} countShare={countShare}>
            {(document, head) => (
              <DocumentDetail document={document} head={head}>
                <UsefulQuestion item={{ area: 'information', id: document.id }} mine={document.useful.mine} />
                <ShelfNeighbours documents={documents} id={document.id} />
                <RelatedItems items={document.related} />
              </DocumentDetail>
            )}
          </ItemHead>
        )}
      </QueryState>
    </>
  );
}
