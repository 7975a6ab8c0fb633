import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { Icon } from '@/ui/primitives/Icon';
import { TreeOrState, type TreeProps } from './ShelfSide';
import { useCurrentInSight } from './useCurrentInSight';
import styles from './ShelfDrawer.module.css';

/** Shows the tree in a drawer behind a button, on narrow screens. */
export function ShelfDrawer(props: TreeProps) {
  const { t } = useTranslation('information');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
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
            setOpen(false);
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
