import type { ReactNode } from 'react';
import type { ItemDetail, ItemLink } from 'contract/item';
import { WhomToAsk } from '../../person/WhomToAsk';
import { LanguageTag } from '../article/LanguageTag';
import { useAnchor } from '../article/useAnchor';
import { useHeightToken } from '../../../ui/primitives/useHeightToken';
import { AttachmentList } from './AttachmentList';
import { RelatedItems } from './RelatedItems';
import { TableOfContents, type ContentsEntry } from './TableOfContents';
import styles from './DetailFrame.module.css';

/** Contents of the head of an item's page, below the title, in any area. */
export interface DetailHead {
  /** Short facts, shown in one line below the title. */
  meta: string[];
  /** Actions on the item: favourite, share, print. Not given for a draft. */
  tools?: ReactNode;
}

type FramedItem = Pick<
  ItemDetail,
  'area' | 'id' | 'title' | 'summary' | 'locale' | 'owner' | 'department' | 'contact' | 'attachments' | 'related'
>;

interface DetailFrameProps extends DetailHead {
  item: FramedItem;
  /** Kind of the item, shown before the facts below the title. */
  tag?: ReactNode;
  /** Main action; first in the rail, or at the bottom of the screen on phones. */
  action?: ReactNode;
  /** Deadline or state that concerns the reader, below the action. */
  deadline?: ReactNode;
  /** Phone number for questions, if it is not part of the contact. */
  hotline?: string | null;
  /** Entries of the table of contents. */
  contents: ContentsEntry[];
  /** Further parts of the rail, before the related items. */
  aside?: ReactNode;
  /** Related items to show, if not all of the item. */
  related?: readonly ItemLink[];
  /** Content after the text: feedback, previous and next. */
  after?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the page of one item: head, text, and a rail with action, deadline, contact, files, contents and related items. In
 * narrow windows the rail folds: action, deadline and contents come before the text, the rest after it.
 */
export function DetailFrame({ item, tag, meta, tools, children, after, ...rail }: DetailFrameProps) {
  useAnchor();
  return (
    <div className={styles.place}>
      <article className={styles.frame}>
        <header className={styles.head}>
          <Title item={item} />
          <div className={styles.line}>
            <ul className={`dotted ${styles.meta}`}>
              {tag && <li>{tag}</li>}
              {meta.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {tools && <div className={styles.tools}>{tools}</div>}
          </div>
        </header>
        <Rail item={item} {...rail} />
        <div className={styles.text}>{children}</div>
        {after && <div className={styles.after}>{after}</div>}
      </article>
    </div>
  );
}

function Title({ item: { title, summary, locale } }: { item: FramedItem }) {
  return (
    <>
      <h1>
        <span lang={locale}>{title}</span>
        <LanguageTag locale={locale} />
      </h1>
      {summary && (
        <p className={styles.summary} lang={locale}>
          {summary}
        </p>
      )}
    </>
  );
}

type RailProps = Pick<DetailFrameProps, 'item' | 'action' | 'deadline' | 'hotline' | 'contents' | 'aside' | 'related'>;

function Rail({ item, action, deadline, hotline, contents, aside, related = item.related }: RailProps) {
  const measuredAction = useHeightToken('--height-action');
  const measuredRail = useHeightToken('--height-rail');
  const { area, id, attachments } = item;
  return (
    <div ref={measuredRail} className={styles.rail}>
      {action && (
        <div ref={measuredAction} className={styles.action}>
          {action}
        </div>
      )}
      {deadline && <div className={styles.before}>{deadline}</div>}
      <div className={styles.ask}>
        <WhomToAsk item={item} hotline={hotline} />
        <AttachmentList item={{ area, id }} attachments={attachments} />
      </div>
      <div className={styles.before}>
        <TableOfContents entries={contents} />
      </div>
      <div className={styles.more}>
        {aside}
        <RelatedItems items={related} />
      </div>
    </div>
  );
}
