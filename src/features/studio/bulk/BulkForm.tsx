import { useId, type SyntheticEvent } from 'react';
import type { Area } from 'contract/core/areas';
import type { BulkAction, BulkKind } from 'contract/manage/bulk';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { useDraftForm } from '../forms/useDraftForm';
import { MomentControl } from '../item-editor/fields/MomentControl';
import { FutureMomentField, futureProblem, type FutureProblem } from '../item-editor/fields/MomentField';
import { OwnerField } from '../item-editor/panel/OwnerField';
import { Labelled } from '../item-editor/fields/FieldControl';
import styles from './Bulk.module.css';
import { CategoryField } from './CategoryField';
import { CheckMonthsSelect } from '../care/CheckMonthsSelect';
import { DEFAULT_CHECK_MONTHS } from '../care/apply-care';

interface BulkFormProps {
  kind: BulkKind;
  /** Area of all items; null if they are of several. */
  area: Area | null;
  busy: boolean;
  /** Number of items, if it has changed since the person was asked; null otherwise. */
  found: number | null;
  onSubmit: (action: BulkAction) => void;
  onCancel: () => void;
}

/** Asks for the value of a bulk action, and says what it does. */
export function BulkForm({ kind, area, busy, found, onSubmit, onCancel }: BulkFormProps) {
  const { t } = useTranslation('bulkCare');
  const { form, part, submit } = useDraftForm(
    () => ({ action: firstAction(kind) }),
    problemOf,
    (draft) => {
      if (draft.action) onSubmit(draft.action);
    },
  );
  const { action } = part.draft;
  const canSubmit = action !== null && !busy && found !== 0;
  const submitIfGiven = (event: SyntheticEvent) => {
    if (canSubmit) submit(event);
    else event.preventDefault();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submitIfGiven}>
      <p>{t(`explain.${kind}`)}</p>
      <ValueField
        kind={kind}
        area={area}
        action={action}
        problems={part.problems}
        onChange={(chosen) => {
          part.change({ action: chosen });
        }}
      />
      {found !== null && <p role="alert">{t('changed', { count: found, formatted: formatNumber(found) })}</p>}
      <DialogButtons submit={t(`do.${kind}`)} isDisabled={!canSubmit} onCancel={onCancel} />
    </form>
  );
}

/** Returns the action that is chosen at first; null if a value must be chosen. */
function firstAction(kind: BulkKind): BulkAction | null {
  switch (kind) {
    case 'stillRight':
      return { kind, months: DEFAULT_CHECK_MONTHS };
    case 'archive':
    case 'restore':
    case 'publish':
      return { kind };
    default:
      return null;
  }
}

/** Returns the problem of an expiry, which must be in the future. Other actions have none. */
const problemOf = ({ action }: { action: BulkAction | null }): FutureProblem =>
  action?.kind === 'expiry' ? futureProblem(action.expiresAt ?? '') : {};

interface ValueFieldProps {
  kind: BulkKind;
  area: Area | null;
  action: BulkAction | null;
  problems: FutureProblem;
  onChange: (action: BulkAction | null) => void;
}

function ValueField({ kind, area, action, problems, onChange }: ValueFieldProps) {
  const { t } = useTranslation(['bulkCare', 'contentCare']);
  const id = useId();
  switch (kind) {
    case 'stillRight': {
      const months = action?.kind === 'stillRight' ? action.months : DEFAULT_CHECK_MONTHS;
      const onMonths = (chosen: typeof months) => {
        onChange({ kind, months: chosen });
      };
      return (
        <Labelled
          id={id}
          label={t('contentCare:months.label')}
          control={<CheckMonthsSelect id={id} value={months} onChange={onMonths} />}
        />
      );
    }
    case 'owner':
      return (
        <OwnerField
          owner={action?.kind === 'owner' ? (action.owner ?? undefined) : undefined}
          onChange={(owner) => {
            onChange(owner === undefined ? null : { kind, owner });
          }}
        />
      );
    case 'checkBy':
    case 'expiry':
      return <DateField id={id} kind={kind} action={action} problems={problems} onChange={onChange} />;
    case 'classification':
      return <CategoryField id={id} area={area} action={action} onChange={onChange} />;
    default:
      return null;
  }
}

function DateField({
  id,
  kind,
  action,
  problems,
  onChange,
}: Omit<ValueFieldProps, 'kind' | 'area'> & { id: string; kind: 'checkBy' | 'expiry' }) {
  const { t } = useTranslation('bulkCare');
  const value = action?.kind === 'checkBy' ? action.checkBy : action?.kind === 'expiry' ? action.expiresAt : null;
  const set = (chosen: string | null) => {
    onChange(kind === 'checkBy' ? { kind, checkBy: chosen } : { kind, expiresAt: chosen });
  };
  const field = {
    id,
    value: value ?? '',
    onChange: (chosen: string) => {
      if (chosen) set(chosen);
      else onChange(null);
    },
  };
  return (
    <>
      {kind === 'expiry' ? (
        <FutureMomentField {...field} label={t('field.expiry')} problems={problems} />
      ) : (
        <Labelled id={id} label={t('field.checkBy')} control={<MomentControl {...field} className="field" withTime={false} />} />
      )}
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={action !== null && value === null}
          onChange={({ target }) => {
            if (target.checked) set(null);
            else onChange(null);
          }}
        />
        {t(`remove.${kind}`)}
      </label>
    </>
  );
}
