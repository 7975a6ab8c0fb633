import { AREA_PATHS } from 'contract/core/areas';
import type { InformationPage } from 'contract/information';
import { shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { ItemHead } from '@/entities/item/page/ItemHead';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import type { PublishedItem } from '@/entities/item/page/useItem';
import { DocumentDetail } from './DocumentDetail';
import { MissingOnShelf } from './MissingOnShelf';
import { ShelfNeighbours } from './ShelfNeighbours';
import type { PlacedDocument } from './shelf';

interface ShelfDocumentProps {
  item: PublishedItem<InformationPage>;
  /** All documents of the shelf, to find the sections and neighbours of this one. */
  documents: readonly PlacedDocument[];
}

/** Renders the chosen document. */
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
              <DocumentDetail
                document={document}
                head={head}
                neighbours={<ShelfNeighbours documents={documents} id={document.id} />}
              >
                <HelpfulFeedback item={{ area: 'information', id: document.id }} mine={document.useful.mine} />
              </DocumentDetail>
            )}
          </ItemHead>
        )}
      </QueryState>
    </>
  );
}
