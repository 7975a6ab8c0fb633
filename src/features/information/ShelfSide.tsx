import type { CallState } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterFailure } from '@/ui/filters/FilterFailure';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { RetryWhenConnected } from '@/ui/states/RetryWhenConnected';
import type { ShelfContentsProps } from './ShelfContents';
import { useCurrentInSight } from './useCurrentInSight';
import styles from './ShelfSide.module.css';

/**
 * Loads the tree by itself, because the opening page has none, and a document is read before it. It has the name of the chunk of
 * the found titles: webpack puts what unnamed chunks share into one file for all of them, which includes antd.
 */
const loadContents = async () => ({
  default: (await import(/* webpackChunkName: "shelf-titles" */ './ShelfContents')).ShelfContents,
});

export interface TreeProps extends Omit<ShelfContentsProps, 'shelf'> {
  tree: CallState<'POST /api/information/tree'>;
}

/** Shows the tree beside the page; it scrolls independently. */
export function ShelfSide(props: TreeProps) {
  const { t } = useTranslation('information');
  const ref = useCurrentInSight<HTMLElement>(props.current, props.tree.data !== undefined);
  return (
    <nav ref={ref} aria-label={t('tree.name')} className={styles.side}>
      <TreeOrState {...props} />
    </nav>
  );
}

/**
 * Renders the tree, its skeleton or its error. The tree is optional: a document can be read without it. A copy from this device is
 * replaced silently once the server can be reached, because the document already says that it is a copy.
 */
export function TreeOrState({ tree, ...rest }: TreeProps) {
  const { t } = useTranslation('information');
  const { data, failure, loading, copyAt, retry } = tree;
  if (failure) return <FilterFailure text={t('tree.failed')} failure={failure} retrying={loading} onRetry={retry} />;
  if (!data) return <FiltersSkeleton />;
  return (
    <>
      {copyAt && <RetryWhenConnected copyAt={copyAt} isSilent onRetry={retry} />}
      <DeferredPart load={loadContents} waiting={<FiltersSkeleton />}>
        {(ShelfContents) => <ShelfContents shelf={data} {...rest} />}
      </DeferredPart>
    </>
  );
}
