import '@/lib/i18n/texts/information';
import { useMemo, useState } from 'react';
import { useCall } from '@/lib/api/useCall';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { useItem } from '@/entities/item/page/useItem';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { documentsOf, pathTo } from './shelf';
import { ShelfDocument } from './ShelfDocument';
import { ShelfDrawer } from './ShelfDrawer';
import { ShelfOpening } from './ShelfOpening';
import { ShelfSide } from './ShelfSide';
import { useNavigationFocus } from './useNavigationFocus';
import { useOpenSections } from './useOpenSections';
import styles from './InformationShelf.module.css';

const loadSection = async () => ({ default: (await import('./ShelfSectionPage')).ShelfSectionPage });

export interface ShelfAddress {
  /** Id of the shown document. */
  doc: string | null;
  /** Id of the section whose documents are listed; ignored if there is a document. */
  section: string | null;
}

/** Page of the reference shelf: its opening page, or a document or a section with the tree at the left. */
export function InformationShelf({ doc, section }: ShelfAddress) {
  const isOpening = doc === null && section === null;
  const tree = useCall('POST /api/information/tree', isOpening ? null : {});
  const item = useItem('/api/information', doc ?? '');
  const documents = useMemo(() => (tree.data ? documentsOf(tree.data) : []), [tree.data]);
  const placed = documents.find(({ id }) => id === doc);
  const way = placed?.sections ?? pathTo(tree.data?.sections ?? [], section);
  const place = doc ?? section ?? '';
  const open = useOpenSections(
    [place, ...way.map(({ id }) => id)].join(' '),
    way.map(({ id }) => id),
  );
  const [shownSection, setShownSection] = useState<string>();
  const hasTree = (tree.data !== undefined || tree.failure !== null) && shownSection === section;
  const hasItem = item.shown?.id === doc || item.isMissing || item.failure !== null;
  const isThere = isOpening || (doc === null ? hasTree : hasItem);
  const page = useNavigationFocus(isThere ? `${doc ?? ''} ${section ?? ''}` : null);
  const contents = { tree, documents, current: doc, open };
  if (isOpening) {
    return (
      <div ref={page}>
        <ShelfOpening />
      </div>
    );
  }
  return (
    <div ref={page}>
      <div className={`content ${styles.frame}`}>
        <ShelfSide {...contents} />
        <div className={styles.page}>
          <ShelfDrawer key={place} {...contents} />
          {doc !== null && <ShelfDocument item={item} documents={documents} />}
          {doc === null && section !== null && (
            <DeferredPart load={loadSection} waiting={<DetailSkeleton />}>
              {(ShelfSectionPage) => <ShelfSectionPage id={section} tree={tree} onShown={setShownSection} />}
            </DeferredPart>
          )}
        </div>
      </div>
    </div>
  );
}
