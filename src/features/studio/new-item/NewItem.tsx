import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { NewItemDialog } from './NewItemDialog';
import styles from './NewItem.module.css';

interface NewItemProps {
  /** True if it is the main action of the page. */
  primary: boolean;
}

/** Button that asks where a new item belongs and what it starts from. */
export function NewItem({ primary }: NewItemProps) {
  const { t } = useTranslation('studio');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${primary ? 'button-primary' : ''} ${styles.open}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="plus" />
        {t('new.open')}
      </button>
      {open && (
        <NewItemDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
