import { useId } from 'react';
import type { Area } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import styles from './NewItem.module.css';

interface AreaChoiceProps {
  areas: readonly Area[];
  area: Area;
  onChoose: (area: Area) => void;
}

/** Radio buttons for the areas in which the person may write, as tiles in their hues. */
export function AreaChoice({ areas, area, onChoose }: AreaChoiceProps) {
  const { t } = useTranslation(['studio', 'shell']);
  const name = useId();
  return (
    <fieldset className={styles.areas}>
      <legend>{t('new.area')}</legend>
      {areas.map((each) => (
        <label key={each} className={styles.area} data-area={each}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={each === area}
            onChange={() => {
              onChoose(each);
            }}
          />
          <AreaIcon area={each} size="small" />
          {t(`shell:area.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
