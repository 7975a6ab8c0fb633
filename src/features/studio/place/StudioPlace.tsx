import { Fragment, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { Skeleton } from '@/ui/states/Skeleton';
import { BackLink, type BackLinkProps } from './BackLink';
import styles from './StudioPlace.module.css';

interface StudioPlaceProps {
  /** Undefined while it is loading; a placeholder is shown then. */
  title: string | undefined;
  /** Language of the title, if that may not be the interface's. */
  titleLocale?: string;
  /** Ref for the heading, from `useTopOfPage`. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Link to the list or editor that the page belongs to. */
  back?: BackLinkProps;
  /** Picture before the title. */
  mark?: ReactNode;
  /** Number of entries as text, announced when it changes; undefined while it is loading. Not given for places without one. */
  count?: string | undefined;
  /** Sentence about the place. */
  lead?: string;
  /** Facts below the title. */
  facts?: ReactNode;
  actions?: ReactNode;
  /** Navigation between the parts of the place. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** Frame of a studio page: a uniform header, then the tabs and the content. */
export function StudioPlace({ tabs, children, ...head }: StudioPlaceProps) {
  const { t } = useTranslation('studio');
  const [isTitled, setTitled] = useState(head.title !== undefined);
  if (head.title !== undefined && !isTitled) setTitled(true);
  // Once the title is known, the key mounts new elements, because a long title would shift those below its placeholder.
  return (
    <Fragment key={String(isTitled)}>
      <PageTitle page={head.title} area={t('title')} />
      <PlaceHead {...head} />
      {tabs}
      <div className={`content ${styles.body}`} data-below={tabs ? 'tabs' : 'head'}>
        {children}
      </div>
    </Fragment>
  );
}

function PlaceHead({ back, mark, lead, facts, actions, ...title }: Omit<StudioPlaceProps, 'tabs' | 'children'>) {
  return (
    <header className={`content ${styles.head}`}>
      {back && <BackLink {...back} />}
      <div className={styles.row}>
        <div className={styles.heading}>
          {mark}
          <div className={styles.words}>
            <PlaceTitle {...title} />
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {facts}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

function PlaceTitle(props: Pick<StudioPlaceProps, 'title' | 'titleLocale' | 'titleRef' | 'count'>) {
  const { title, titleLocale, titleRef, count } = props;
  if (title === undefined) {
    return (
      <p className={styles.placeholder}>
        <Skeleton width="min(100%, 16em)" height="1em" />
      </p>
    );
  }
  return (
    <div className={styles.title}>
      <h1 ref={titleRef} tabIndex={titleRef && -1} lang={titleLocale}>
        {title}
      </h1>
      {'count' in props && (
        <p role="status" className={`second ${styles.count}`}>
          {count}
        </p>
      )}
    </div>
  );
}
