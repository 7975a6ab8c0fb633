import { useState } from 'react';
import { useLocation } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { Icon } from '@/ui/primitives/Icon';
import { TreeOrState, type TreeProps } from './ShelfSide';
import { useCurrentInSight } from './useCurrentInSight';
import styles from './ShelfDrawer.module.css';

/** Shows the tree in a drawer behind a button, on narrow screens. Choosing a document closes it, even the one that is shown. */
export function ShelfDrawer(props: TreeProps) {
  const { t } = useTranslation('information');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === key;
  return (
    <>
      <button
        type="button"
        className={`button ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpenedAt(key);
        }}
      >
        <Icon name="rows" />
        {t('tree.name')}
      </button>
      {open && (
        <Dialog
          title={t('tree.name')}
          place="side"
          onClose={() => {
            setOpenedAt(undefined);
          }}
        >
          <DrawerTree {...props} />
        </Dialog>
      )}
    </>
  );
}

/** Tree in the drawer, scrolled to the chosen document when the drawer opens. */
function DrawerTree(props: TreeProps) {
  const ref = useCurrentInSight<HTMLDivElement>(props.current, props.tree.data !== undefined);
  return (
    <div ref={ref} className={styles.tree}>
      <TreeOrState {...props} />
    </div>
  );
}
