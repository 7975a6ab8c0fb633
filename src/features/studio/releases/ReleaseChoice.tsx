import '@/lib/i18n/texts/studio/releases';
import { useId } from 'react';
import { useCall } from '@/lib/api/useCall';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ReleaseForm.module.css';

/** Release that a draft is added to: one of those to come, or a new one with a name. */
export type ChosenRelease = { id: string } | { name: string };

interface ReleaseChoiceProps {
  value: ChosenRelease;
  onChange: (release: ChosenRelease) => void;
}

const MAX_RELEASES = 100;

/** Chooses one of the coming releases, or names a new one. */
export default function ReleaseChoice({ value, onChange }: ReleaseChoiceProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const query = useCall('POST /api/manage/release/list', { list: 'coming', pageSize: MAX_RELEASES }, { toast: true });
  const coming = query.data?.items ?? [];
  const chosen = 'id' in value ? coming.find((release) => release.id === value.id) : undefined;
  const time = chosen?.publishAt;
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('choose.release')}</label>
        <select
          id={id}
          className="field"
          value={'id' in value ? value.id : ''}
          onChange={({ target }) => {
            onChange(target.value ? { id: target.value } : { name: '' });
          }}
        >
          <option value="">{t('choose.new')}</option>
          {coming.map((release) => (
            <option key={release.id} value={release.id}>
              {release.name}
            </option>
          ))}
        </select>
      </div>
      {'name' in value && (
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>{t('choose.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            value={value.name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => {
              onChange({ name: target.value });
            }}
          />
        </div>
      )}
      <p className="meta">
        {!chosen && t('choose.none')}
        {chosen && (time ? t('choose.moment', { time: formatDate(time, 'dateTime') }) : t('choose.open'))}
      </p>
    </div>
  );
}
