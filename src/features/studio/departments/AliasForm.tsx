import { useId, useState } from 'react';
import { foldedName } from 'contract/core/folded-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { SaveFailure } from '../changes/SaveFailure';
import type { DepartmentFormProps } from './asked';
import styles from './DepartmentList.module.css';
import type { Department } from './useDepartments';

/** Maximum length of an alias, in characters; the server accepts no more. */
const ALIAS_LENGTH = 200;

/** Form with the aliases of a department, each with a button to remove it, and a field for a new one. */
export function AliasForm({ department, isSaving, failure, onSave, onClose }: DepartmentFormProps & { department: Department }) {
  const { t } = useTranslation('departments');
  const { id, aliases } = department;
  const field = useId();
  const [alias, setAlias] = useState('');
  const isGiven = alias.trim() !== '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven && !isSaving) onSave({ kind: 'addAlias', id, alias });
      }}
    >
      <p className="second">{t('aliases.text')}</p>
      {aliases.length ? (
        <ul className={styles.aliases}>
          {aliases.map((name) => (
            <li key={name}>
              {name}
              {/* An alias that is the id of the department cannot be removed. */}
              {foldedName(name) !== foldedName(id) && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('aliases.removeOf', { name })}
                  aria-disabled={isSaving}
                  onClick={() => {
                    if (!isSaving) onSave({ kind: 'removeAlias', id, alias: name });
                  }}
                >
                  {t('aliases.remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('aliases.none')}</p>
      )}
      <label htmlFor={field}>{t('aliases.add')}</label>
      <input
        id={field}
        className="field"
        value={alias}
        maxLength={ALIAS_LENGTH}
        onChange={({ target }) => {
          setAlias(target.value);
        }}
      />
      <SaveFailure failure={failure} />
      <DialogButtons submit={t('aliases.action')} isDisabled={!isGiven || isSaving} onCancel={onClose} />
    </form>
  );
}
