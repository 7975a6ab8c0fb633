import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../fields/FieldControl';
import { LinesControl } from '../fields/LinesControl';
import styles from './Panel.module.css';
import { PanelSection } from './PanelSection';
import { useAudienceNote } from './useSettingsSummary';
import type { SectionProps } from './WhereSection';

const ROLES = ['employee', 'editor', 'admin'] as const;

/** The people an item is for. */
export function AudienceSection({ document: { audience }, form, change }: SectionProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const note = useAudienceNote(audience);
  const set = (part: Partial<typeof audience>) => {
    change((before) => ({ ...before, audience: { ...before.audience, ...part } }));
  };
  return (
    <PanelSection title={t('section.audience')} note={note}>
      {(['departments', 'locations'] as const).map((kind) => (
        <Labelled
          key={kind}
          id={`${id}-${kind}`}
          label={t(`audience.${kind}`)}
          control={
            <>
              <LinesControl
                id={`${id}-${kind}`}
                className="field"
                value={audience[kind]}
                onChange={(lines) => {
                  set({ [kind]: lines });
                }}
              />
              <Unknown names={audience[kind].filter((name) => !form.audience[kind].includes(name))} />
            </>
          }
        />
      ))}
      <fieldset className={styles.choices}>
        <legend>{t('audience.roles')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={audience.roles.includes(role)}
              onChange={({ target }) => {
                set({ roles: target.checked ? [...audience.roles, role] : audience.roles.filter((own) => own !== role) });
              }}
            />
            {t(`role.${role}`)}
          </label>
        ))}
      </fieldset>
    </PanelSection>
  );
}

/** Warns of names that nobody who has signed in has: they are probably misspelt. */
function Unknown({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('itemEditor');
  if (!names.length) return null;
  return <p className="meta">{t('audience.unknown', { names: names.join(', ') })}</p>;
}
