import type { ReactNode } from 'react';
import type { ItemDetail, ItemLink } from 'contract/item';
import { WhomToAsk } from '../../person/WhomToAsk';
import { LanguageTag } from '../article/LanguageTag';
import { useAnchor } from '../article/useAnchor';
import { useHeightToken } from '../../../ui/primitives/useHeightToken';
import { AttachmentList } from './AttachmentList';
import { RelatedItems } from './RelatedItems';
import { listedEntries, type ContentsEntry } from './contents-entry';
import { TableOfContents } from './TableOfContents';
import type { HeadFact } from './useItemMeta';
import { useRailBeside } from './useRailBeside';
import styles from './DetailFrame.module.css';

/** Contents of the head of an item's page, below the title, in any area. */
export interface DetailHead {
  /** Short facts, shown in one line below the title. */
  meta: HeadFact[];
  /** Actions on the item: favourite, share, print. Not given for a draft. */
  tools?: ReactNode;
}

type FramedItem = Pick<
  ItemDetail,
  'area' | 'id' | 'title' | 'summary' | 'locale' | 'owner' | 'department' | 'contact' | 'attachments' | 'related'
>;

interface DetailFrameProps extends DetailHead {
  item: FramedItem;
  /** Kind or department of the item, shown before the facts below the title. */
  tag?: ReactNode;
  /** Main action; first in the rail, or at the bottom of the screen on phones. */
  action?: ReactNode;
  /** Deadline or state that concerns the reader, below the action. */
  deadline?: ReactNode;
  /** Phone number for questions, if it is not part of the contact. */
  hotline?: string | null;
  /** Entries of the table of contents. */
  contents: ContentsEntry[];
  /** Change notes of the item. */
  changes?: ReactNode;
  /** Further parts of the rail, before the related items. */
  aside?: ReactNode;
  /** Related items to show, if not all of the item. */
  related?: readonly ItemLink[];
  /** Content after the text: feedback. */
  after?: ReactNode;
  /** Links to the previous and next item, at the end of the page. */
  neighbours?: ReactNode;
  /** Renders the text, and within it the table of contents, which is given if there is no room for the rail. */
  children: (contents: ReactNode) => ReactNode;
}

/**
 * Renders the page of one item: head, text, and a rail with action, deadline, contact, files, contents and related items. Without
 * room for the rail, its parts are read before and after the text, in the order in which they are shown.
 */
export function DetailFrame({ item, tag, meta, tools, children, after, neighbours, ...parts }: DetailFrameProps) {
  useAnchor();
  const [ref, isBeside] = useRailBeside();
  // The keys keep what a person has typed when the layout changes.
  const text = (
    <div key="text" className={styles.text}>
      {children(isBeside ? null : contentsWithin(parts.contents))}
    </div>
  );
  const end = <AtEnd key="after" content={after} />;
  const others = <AtEnd key="neighbours" content={neighbours} />;
  return (
    <article ref={ref} className={styles.frame} data-rail={isBeside ? 'beside' : 'around'}>
      <header className={styles.head}>
        <Title item={item} />
        <div className={styles.line}>
          <ul className={`dotted ${styles.meta}`}>
            {tag && <li>{tag}</li>}
            {meta.map(({ text, isMinor }) => (
              <li key={text} data-minor={isMinor}>
                {text}
              </li>
            ))}
          </ul>
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      </header>
      {isBeside
        ? [<Rail key="rail" item={item} {...parts} />, text, end, others]
        : [
            <Before key="before" {...parts} />,
            text,
            <Below key="below" item={item} {...parts} />,
            end,
            <Ask key="ask" item={item} {...parts} />,
            <More key="more" item={item} {...parts} />,
            others,
          ]}
    </article>
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

const AtEnd = ({ content }: { content: ReactNode }) => content && <div className={styles.after}>{content}</div>;

type PartsProps = Pick<
  DetailFrameProps,
  'item' | 'action' | 'deadline' | 'hotline' | 'contents' | 'changes' | 'aside' | 'related'
>;

function Rail(parts: PartsProps) {
  const { action, deadline, contents, changes } = parts;
  const measured = useHeightToken('--height-rail');
  return (
    <div ref={measured} className={styles.rail}>
      <Action action={action} />
      {deadline && <div className={styles.deadline}>{deadline}</div>}
      <Ask {...parts} />
      <Files item={parts.item} />
      <Contents entries={contents} />
      <div className={styles.changes}>{changes}</div>
      <More {...parts} />
    </div>
  );
}

const Before = ({ action, deadline }: Pick<PartsProps, 'action' | 'deadline'>) => (
  <>
    <Action action={action} />
    {deadline && <div className={styles.deadline}>{deadline}</div>}
  </>
);

function Action({ action }: Pick<PartsProps, 'action'>) {
  const measured = useHeightToken('--height-action');
  if (!action) return null;
  return (
    <div ref={measured} className={styles.action}>
      {action}
    </div>
  );
}

/** Number of headings from which on a table of contents stands within the text, where it takes the place of a paragraph. */
const MIN_WITHIN = 5;

const Contents = ({ entries }: { entries: ContentsEntry[] }) => (
  <div className={styles.contents}>
    <TableOfContents entries={entries} />
  </div>
);

const contentsWithin = (entries: ContentsEntry[]) =>
  listedEntries(entries).length < MIN_WITHIN ? null : <Contents entries={entries} />;

/** Parts that belong to the text: its files and its changes. */
const Below = ({ item, changes }: Pick<PartsProps, 'item' | 'changes'>) => (
  <>
    <Files item={item} />
    <div className={styles.changes}>{changes}</div>
  </>
);

const Files = ({ item: { area, id, attachments } }: Pick<PartsProps, 'item'>) => (
  <div className={styles.files}>
    <AttachmentList item={{ area, id }} attachments={attachments} />
  </div>
);

const Ask = ({ item, hotline }: Pick<PartsProps, 'item' | 'hotline'>) => (
  <div className={styles.ask}>
    <WhomToAsk item={item} hotline={hotline} />
  </div>
);

const More = ({ item, aside, related = item.related }: Pick<PartsProps, 'item' | 'aside' | 'related'>) => (
  <div className={styles.more}>
    {aside}
    <RelatedItems items={related} />
  </div>
);
