import '@/lib/i18n/texts/information';
import { useLayoutEffect, useState } from 'react';
import { useCall } from '@/lib/api/useCall';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { useItem } from '@/entities/item/page/useItem';
import { DeferredPart } from '@/ui/states/DeferredPart';
import {
  loadDocument,
  loadOpening,
  loadSection,
  prepareShelfPart,
  shelfPartAt,
  type ShelfAddress,
  type ShelfPart,
} from './shelf-parts';
import { sectionListInput } from './section-list';
import { ShelfDrawer } from './ShelfDrawer';
import { ShelfSide } from './ShelfSide';
import { useNavigationFocus } from './useNavigationFocus';
import { useShelfContents } from './useShelfContents';
import styles from './InformationShelf.module.css';

// Runs with the script of the page, which has the code of this part.
prepareShelfPart(window.location.search);

/** Page of the reference shelf: its opening page, or a document or a section with the tree at the left. */
export function InformationShelf({ doc, section }: ShelfAddress) {
  const part = shelfPartAt({ doc, section });
  const contents = useShelfContents(doc, section);
  const { tree, documents } = contents;
  const item = useItem('/api/information', doc ?? '');
  const cards = useCall('POST /api/information/list', part === 'section' && section ? sectionListInput(section) : null, {
    toast: true,
  });
  const [rendered, setRendered] = useState<ShelfPart>();
  const hasContent = {
    opening: true,
    section: tree.failure !== null || (tree.data !== undefined && !cards.loading),
    document: item.shown?.id === doc || item.isMissing || item.failure !== null,
  };
  const page = useNavigationFocus(rendered === part && hasContent[part] ? `${doc ?? ''} ${section ?? ''}` : null);
  const marker = <RenderedPart part={part} onRendered={setRendered} />;
  if (part === 'opening') {
    return (
      <div ref={page}>
        <DeferredPart load={loadOpening} waiting={<div className={styles.waiting} />}>
          {(ShelfOpening) => (
            <>
              <ShelfOpening />
              {marker}
            </>
          )}
        </DeferredPart>
      </div>
    );
  }
  return (
    <div ref={page} className="area-light" data-area="information">
      <div className={`content ${styles.frame}`}>
        <ShelfSide {...contents} />
        <div className={styles.page}>
          <ShelfDrawer {...contents} />
          {part === 'document' && (
            <DeferredPart load={loadDocument} waiting={<DetailSkeleton />} resetKey={item.shown?.id}>
              {(ShelfDocument) => (
                <>
                  <ShelfDocument item={item} documents={documents} />
                  {marker}
                </>
              )}
            </DeferredPart>
          )}
          {part === 'section' && (
            <DeferredPart load={loadSection} waiting={<DetailSkeleton />}>
              {(ShelfSectionPage) => (
                <>
                  <ShelfSectionPage id={section ?? ''} tree={tree} cards={cards} />
                  {marker}
                </>
              )}
            </DeferredPart>
          )}
        </div>
      </div>
    </div>
  );
}

/** Reports before the next paint that the code of a part has arrived and the part is rendered. */
function RenderedPart({ part, onRendered }: { part: ShelfPart; onRendered: (part: ShelfPart) => void }) {
  useLayoutEffect(() => {
    onRendered(part);
  }, [part, onRendered]);
  return null;
}
