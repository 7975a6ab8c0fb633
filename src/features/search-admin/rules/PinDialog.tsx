import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from 'umi';
import type { Pin } from 'contract/search-admin';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QUERY_LENGTH } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import styles from '../form/Form.module.css';
import type { SearchAdminState } from '../lists/search-admin-address';
import { PinForm, type ChosenItem } from './PinForm';
import { SaveFailure } from '../form/SaveFailure';
import type { SearchRules } from './useSearchRules';
import { useSave } from '../form/useSave';

interface PinDialogProps {
  /** The pin to edit; null to create one for this query. */
  pin: Pin | null;
  query: string;
  address: ListAddress<SearchAdminState>;
  searchRules: SearchRules<Pin>;
}

/** Dialog that creates or edits a pin: the items that come first for a query. */
export function PinDialog({ pin, query: given, address, searchRules }: PinDialogProps) {
  const { t } = useTranslation('searchAdmin');
  const formId = useId();
  const [begun] = useState<{ query: string; items: readonly ChosenItem[] }>(() => pin ?? { query: given, items: [] });
  const [query, setQuery] = useState(begun.query);
  const [items, setItems] = useState(begun.items);
  const [incomplete, setIncomplete] = useState(false);
  const { saving, failure, save } = useSave('POST /api/manage/search/pin/save');
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isIncomplete = !query.trim() || items.length === 0;
    setIncomplete(isIncomplete);
    if (isIncomplete) return;
    const refs = items.map(({ area, id }) => ({ area, id }));
    const saved = await save({ id: pin?.id, revision: pin?.revision, query, items: refs });
    if (saved) searchRules.onSaved();
  };
  return (
    <FormDialog
      title={t(pin ? 'pins.form.edit' : 'pins.form.new')}
      place="page"
      isUnsaved={query !== begun.query || items !== begun.items}
      onClose={searchRules.close}
    >
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
        <SaveFailure failure={failure} onReload={searchRules.onReload}>
          {failure?.code === 'pin.exists' && (
            <Link className="button" to={address.hrefWith({ query, add: '' })} onClick={searchRules.close}>
              {t('pins.form.showThose')}
            </Link>
          )}
        </SaveFailure>
        <DialogButtons submit={t(saving ? 'saving' : 'save')} isDisabled={saving} onCancel={searchRules.close} />
      </form>
    </FormDialog>
  );
}
