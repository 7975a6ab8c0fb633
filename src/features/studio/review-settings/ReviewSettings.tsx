import { Fragment, useState } from 'react';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LeaveGuard, type Navigation } from '@/ui/overlay/LeaveGuard';
import { Icon } from '@/ui/primitives/Icon';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { isEqual } from '../saving/is-equal';
import { AreaSetting } from './AreaSetting';
import styles from './ReviewSettings.module.css';
import type { Settings } from './settings';

/** Form with which administrators set where drafts can or must be reviewed. */
export function ReviewSettings({ keepsForm }: Pick<SettingsFormProps, 'keepsForm'>) {
  const settings = useCall('POST /api/manage/review/settings', {});
  const data = settings.refreshing ? undefined : settings.data;
  return (
    <QueryState query={{ ...settings, data }} skeleton={<Skeleton height="640px" />}>
      {(loaded) => <SettingsForm loaded={loaded} onReload={settings.retry} onSaved={settings.mutate} keepsForm={keepsForm} />}
    </QueryState>
  );
}

interface SettingsFormProps {
  /** Returns whether a navigation stays at the settings. */
  keepsForm: (navigation: Navigation) => boolean;
  loaded: Settings;
  onReload: () => void;
  onSaved: (change: () => Settings) => void;
}

function SettingsForm({ loaded, keepsForm, onReload, onSaved }: SettingsFormProps) {
  const { t } = useTranslation('reviewing');
  /** Settings that the edit is based on. */
  const [base, setBase] = useState(loaded);
  const [areas, setAreas] = useState(base.areas);
  const isUnsaved = !isEqual(areas, base.areas);
  if (loaded !== base && !isUnsaved) {
    setBase(loaded);
    setAreas(loaded.areas);
  }
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async () => {
    if (saving || !isUnsaved) return;
    setSaving(true);
    setFailure(null);
    const input = { version: base.version, areas };
    const saved = await requestChange('POST /api/manage/review/settings/save', input, {
      onFailure: setFailure,
      quiet: () => true,
    });
    setSaving(false);
    if (!saved) return;
    toast('success', t('settings.saved'));
    setBase(saved);
    // Changes that were made while these were being saved are kept.
    setAreas((present) => (present === areas ? saved.areas : present));
    onSaved(() => saved);
  };
  const reload = () => {
    setAreas(base.areas);
    setFailure(null);
    onReload();
  };
  return (
    <>
      <LeaveGuard isUnsaved={isUnsaved} keepsForm={keepsForm} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ModeTexts />
        <ul className="boxed-list">
          {areas.map((setting) => (
            <AreaSetting
              key={setting.area}
              setting={setting}
              departments={loaded.departments}
              onChange={(changed) => {
                setAreas((before) => before.map((each) => (each.area === changed.area ? changed : each)));
              }}
            />
          ))}
        </ul>
        <p className="meta">{t('settings.imports')}</p>
        {failure && (
          <p role="alert" className={styles.failure}>
            <Icon name="warning" />
            {failure.message}
            {failure.code === 'review.conflict' && (
              <button type="button" className="button" onClick={reload}>
                {t('settings.reload')}
              </button>
            )}
          </p>
        )}
        <div className={styles.foot} data-unsaved={isUnsaved}>
          <button type="submit" className={`button ${isUnsaved ? 'button-primary' : ''}`} aria-disabled={saving || !isUnsaved}>
            {t('settings.save')}
          </button>
        </div>
      </form>
    </>
  );
}

/** Says once what each mode means. */
function ModeTexts() {
  const { t } = useTranslation('reviewing');
  return (
    <dl className={styles.modes}>
      {(['off', 'optional', 'required'] as const).map((mode) => (
        <Fragment key={mode}>
          <dt>{t(`settings.mode.${mode}`)}</dt>
          <dd>{t(`settings.modeText.${mode}`)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
