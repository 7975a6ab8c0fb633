import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from 'umi';
import type { Pin } from 'contract/manage-search';
import { useUnsavedWork } from '@/lib/unsaved-work';
import { useTranslation } from '@/lib/useTranslation';
import { QUERY_LENGTH } from '@/ui/address-fields';
import { Dialog } from '@/ui/Dialog';
import type { ListAddress } from '@/ui/useListAddress';
import styles from './Form.module.css';
import { FormButtons } from './FormButtons';
import type { ManageState } from './manage-address';
import { PinForm, type ChosenItem } from './PinForm';
import { SaveFailure } from './SaveFailure';
import type { Levers } from './useLevers';
import { useSave } from './useSave';

interface PinDialogProps {
  /** What is changed; null for a new one, of this query. */
  pin: Pin | null;
  query: string;
  address: ListAddress<ManageState>;
  levers: Levers<Pin>;
}

/** Puts results first for a search. */
export function PinDialog({ pin, query: given, address, levers }: PinDialogProps) {
  const { t } = useTranslation('manageSearch');
  const formId = useId();
  const [query, setQuery] = useState(pin?.query ?? given);
  const [items, setItems] = useState<readonly ChosenItem[]>(pin?.items ?? []);
  const [incomplete, setIncomplete] = useState(false);
  const { saving, failure, save } = useSave('POST /api/manage/search/pin/save');
  useUnsavedWork(query !== (pin?.query ?? given) || items !== pin?.items);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isIncomplete = !query.trim() || items.length === 0;
    setIncomplete(isIncomplete);
    if (isIncomplete) return;
    const refs = items.map(({ area, id }) => ({ area, id }));
    const saved = await save({ id: pin?.id, revision: pin?.revision, query, items: refs });
    if (saved) levers.onSaved();
  };
  return (
    <Dialog title={t(pin ? 'pins.form.edit' : 'pins.form.new')} place="page" onClose={levers.close}>
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.field}>
          <label htmlFor={formId}>{t('pins.form.query')}</label>
          <input
            id={formId}
            className="field"
            value={query}
            maxLength={QUERY_LENGTH}
            autoComplete="off"
            aria-describedby={`${formId}-hint`}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
          <p id={`${formId}-hint`} className="meta">
            {t('pins.form.queryHint')}
          </p>
        </div>
        <PinForm items={items} onChange={setItems} />
        <p role="alert" className={styles.problem}>
          {incomplete && t('pins.form.missing')}
        </p>
        <SaveFailure failure={failure} onReload={levers.onReload}>
          {failure?.code === 'pin.exists' && (
            <Link className="button" to={address.hrefWith({ query, add: '' })} onClick={levers.close}>
              {t('pins.form.showThose')}
            </Link>
          )}
        </SaveFailure>
        <FormButtons saving={saving} onCancel={levers.close} />
      </form>
    </Dialog>
  );
}
