import type { Named } from 'contract/item';
import type { ReviewMode } from 'contract/manage/review-mode';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import styles from './ReviewSettings.module.css';
import type { Settings } from './settings';

type Setting = Settings['areas'][number];

interface AreaSettingProps {
  setting: Setting;
  departments: readonly Named[];
  onChange: (setting: Setting) => void;
}

const MODES: readonly ReviewMode[] = ['off', 'optional', 'required'];

/** Mode of an area, and of the departments that have one of their own. */
export function AreaSetting({ setting, departments, onChange }: AreaSettingProps) {
  const { t } = useTranslation(['reviewing', 'shell']);
  const { area, mode, departments: own } = setting;
  const name = t(`shell:area.${area}`);
  const options = MODES.map((value) => ({ value, text: t(`settings.mode.${value}`) }));
  const free = departments.filter(({ id }) => own.every(({ department }) => department !== id));
  const setOwn = (changed: Setting['departments']) => {
    onChange({ ...setting, departments: changed });
  };
  const nameOf = (id: string) => departments.find((department) => department.id === id)?.name ?? id;
  return (
    <li className={styles.area}>
      <div className={styles.row}>
        <AreaIcon area={area} size="small" />
        <h2 className={styles.name}>{name}</h2>
        <SegmentedChoice
          label={t('settings.ofArea', { area: name })}
          quiet
          options={options}
          value={mode}
          onChoose={(chosen) => {
            onChange({ ...setting, mode: chosen });
          }}
        />
      </div>
      {own.map(({ department, mode: ownMode }) => (
        <div key={department} className={`${styles.row} ${styles.department}`}>
          <p className={styles.name}>{nameOf(department)}</p>
          <SegmentedChoice
            label={t('settings.ofDepartment', { department: nameOf(department), area: name })}
            quiet
            options={options}
            value={ownMode}
            onChoose={(chosen) => {
              setOwn(own.map((each) => (each.department === department ? { department, mode: chosen } : each)));
            }}
          />
          <button
            type="button"
            className="button"
            aria-label={t('settings.remove', { department: nameOf(department) })}
            onClick={() => {
              setOwn(own.filter((each) => each.department !== department));
            }}
          >
            {t('settings.removeShort')}
          </button>
        </div>
      ))}
      {free.length > 0 && (
        <select
          className={`field ${styles.add}`}
          aria-label={`${t('settings.add')} · ${name}`}
          value=""
          onChange={({ target }) => {
            setOwn([...own, { department: target.value, mode }]);
          }}
        >
          <option value="">{t('settings.add')}</option>
          {free.map(({ id, name: departmentName }) => (
            <option key={id} value={id}>
              {departmentName}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
