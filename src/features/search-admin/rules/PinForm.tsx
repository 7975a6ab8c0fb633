import { useState } from 'react';
import type { Pin } from 'contract/search-admin';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPicker } from '@/entities/item/search/ItemPicker';
import styles from '../form/Form.module.css';
import { OrderedList } from '../form/OrderedList';
import { PinnedItem } from './PinnedItems';

export type ChosenItem = Pin['items'][number];

/** Maximum number of pinned items; the server accepts no more. */
const MAX_ITEMS = 5;

const keyOf = ({ area, id }: Pick<ChosenItem, 'area' | 'id'>): string => `${area} ${id}`;

/** Form for the pinned items, in the order in which they appear. */
export function PinForm({ items, onChange }: { items: readonly ChosenItem[]; onChange: (items: readonly ChosenItem[]) => void }) {
  const { t } = useTranslation('searchAdmin');
  const [twice, setTwice] = useState(false);
  const change = (next: readonly ChosenItem[]) => {
    setTwice(false);
    onChange(next);
  };
  return (
    <>
      <div className={styles.group}>
        <h3 className={styles.label}>{t('pins.form.items')}</h3>
        {items.length === 0 && <p className="second">{t('pins.form.none')}</p>}
        <OrderedList
          label={t('pins.form.items')}
          items={items}
          keyOf={keyOf}
          nameOf={({ title }) => title ?? t('pins.untitled')}
          onChange={change}
        >
          {(item) => <PinnedItem item={item} />}
        </OrderedList>
      </div>
      {items.length < MAX_ITEMS ? (
        <ItemPicker
          label={t('pins.form.find')}
          hint={t('pins.form.findHint')}
          onPick={(picked) => {
            const isThere = items.some((item) => keyOf(item) === keyOf(picked));
            setTwice(isThere);
            if (!isThere) onChange([...items, { ...picked, locale: null, state: 'shown' }]);
          }}
        />
      ) : (
        <p className="second">{t('pins.form.full')}</p>
      )}
      <p role="alert" className={styles.problem}>
        {twice && t('pins.form.twice')}
      </p>
    </>
  );
}
