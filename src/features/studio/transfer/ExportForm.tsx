import { useId, useState, type SyntheticEvent } from 'react';
import { AREAS, type Area } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterCheckbox } from '@/ui/filters/FilterCheckbox';
import { Icon } from '@/ui/primitives/Icon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import styles from './Forms.module.css';
import type { CurrentTransfer } from './useTransfer';

const SCOPES = ['everything', 'selection'] as const;

/** Form that starts an export of everything or of some areas. */
export function ExportForm({ current: { isBusy, startExport } }: { current: CurrentTransfer }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('everything');
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const [drafts, setDrafts] = useState(false);
  const isSelection = scope === 'selection';
  const isComplete = !isSelection || areas.length > 0;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) startExport({ areas: isSelection ? [...areas] : [], drafts });
  };
  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={onSubmit}>
      <h2 id={id}>{t('export.title')}</h2>
      <p className={styles.lead}>{t('export.text')}</p>
      <div className={styles.scope}>
        <SegmentedChoice
          label={t('export.what')}
          quiet
          options={SCOPES.map((value) => ({ value, text: t(`export.${value}`) }))}
          value={scope}
          onChoose={setScope}
        />
      </div>
      {isSelection && <AreaChoice areas={areas} onChange={setAreas} />}
      <FilterCheckbox text={t('export.drafts')} checked={drafts} onChange={setDrafts} />
      <button type="submit" className={`button ${styles.submit}`} disabled={!isComplete || isBusy}>
        <Icon name="download" />
        {t('export.start')}
      </button>
    </form>
  );
}

function AreaChoice({ areas, onChange }: { areas: readonly Area[]; onChange: (areas: readonly Area[]) => void }) {
  const { t } = useTranslation(['transfer', 'shell']);
  const hint = useId();
  return (
    <>
      <fieldset className={styles.areas} aria-describedby={hint}>
        <legend className="visually-hidden">{t('export.areas')}</legend>
        {AREAS.map((area) => (
          <FilterCheckbox
            key={area}
            text={t(`shell:area.${area}`)}
            checked={areas.includes(area)}
            onChange={(isChosen) => {
              onChange(isChosen ? [...areas, area] : areas.filter((one) => one !== area));
            }}
          />
        ))}
      </fieldset>
      <p id={hint} className="meta">
        {t('export.selectionHint')}
      </p>
    </>
  );
}
