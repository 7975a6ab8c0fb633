import { ItemListSkeleton } from '@/entities/item/list/ItemList';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './ResultBlocks.module.css';
import skeleton from './BlocksSkeleton.module.css';

/** Renders the skeleton of the result blocks. */
export function BlocksSkeleton() {
  return (
    <div className={styles.frame} data-beside="true">
      <div>
        <div className={skeleton.head}>
          <Skeleton width="160px" height="20px" />
        </div>
        <ItemListSkeleton view="rows" />
      </div>
      <div className={skeleton.head}>
        <Skeleton width="96px" height="20px" />
      </div>
    </div>
  );
}
