import { useId } from 'react';
import { ROLES, type Role } from 'contract/core/permissions';
import { request } from '@/lib/api/request';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { SuggestField } from '@/ui/search-box/SuggestField';
import type { Suggest } from '@/ui/search-box/useSuggestions';
import type { FormPartProps } from './see-as-choice';
import styles from './SeeAsScreen.module.css';

const MAX_SUGGESTIONS = 8;

/** Chooses a person, or a department, location and role. */
export function ReaderFields({ form, problem, onChange }: FormPartProps) {
  const { t } = useTranslation('seeAs');
  return (
    <fieldset className={styles.fields}>
      <legend>{t('who')}</legend>
      <SegmentedChoice
        label={t('who')}
        quiet
        options={(['person', 'anybody'] as const).map((value) => ({ value, text: t(`kind.${value}`) }))}
        value={form.kind}
        onChoose={(kind) => {
          onChange({ ...form, kind });
        }}
      />
      {form.kind === 'person' ? (
        <PersonField form={form} problem={problem} onChange={onChange} />
      ) : (
        <AnybodyFields form={form} onChange={onChange} />
      )}
    </fieldset>
  );
}

function PersonField({ form, problem, onChange }: FormPartProps) {
  const { t } = useTranslation('seeAs');
  const { person } = form;
  if (!person) {
    return (
      <div className={styles.field}>
        <SuggestField
          label={t('person')}
          hint={t('personHint')}
          suggest={suggestPeople}
          onPick={({ key, text }) => {
            onChange({ ...form, person: { id: key, name: text } });
          }}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.chosen}>
      <p>{person.name}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          onChange({ ...form, person: null });
        }}
      >
        {t('another')}
      </button>
    </div>
  );
}

const suggestPeople: Suggest = async (query, signal) => {
  const found = await request('POST /api/manage/person/list', { query, pageSize: MAX_SUGGESTIONS }, { signal });
  return found?.items.map(({ id, name, department }) => ({ key: id, text: [name, department].filter(Boolean).join(' · ') }));
};

function AnybodyFields({ form, onChange }: Omit<FormPartProps, 'problem'>) {
  const { t } = useTranslation('seeAs');
  const id = useId();
  return (
    <>
      {(['department', 'location'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{t(name)}</label>
          <input
            id={`${id}-${name}`}
            className="field"
            value={form[name]}
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-${name}-hint`}
            onChange={({ target }) => {
              onChange({ ...form, [name]: target.value });
            }}
          />
          <p id={`${id}-${name}-hint`} className="meta">
            {t(`${name}Hint`)}
          </p>
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-role`}>{t('role')}</label>
        <select
          id={`${id}-role`}
          className="field"
          value={form.role}
          onChange={({ target }) => {
            onChange({ ...form, role: target.value as Role });
          }}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
