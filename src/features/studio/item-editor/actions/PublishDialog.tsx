import { useId, useState, type SyntheticEvent } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { PublicationChange } from 'contract/manage/state';
import { formatDate, zoneName } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { Labelled } from '../fields/FieldControl';
import { MomentControl } from '../fields/MomentControl';
import styles from './Actions.module.css';
import { ReasonField } from './ReasonField';

export interface Publication {
  /** Time of publication (ISO 8601); null for now. */
  publishAt: string | null;
  change: PublicationChange | null;
  /** Reason for publishing without the approval that is required. */
  overrule: { reason: string } | null;
}

interface PublishDialogProps {
  /** True if readers have a revision already, so that they can be told what changed. */
  isPublished: boolean;
  /** True if an administrator publishes without the approval that is required, and must say why. */
  withoutApproval: boolean;
  /** Number of errors that must be mended before. */
  errors: number;
  failure: string | null;
  busy: boolean;
  onPublish: (publication: Publication) => void;
  onClose: () => void;
}

/** Asks when a draft is published, and what readers are told of the change. */
export function PublishDialog({ isPublished, withoutApproval, errors, failure, busy, onPublish, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['itemEditor', 'reviews']);
  const id = useId();
  const [reason, setReason] = useState('');
  const [isLater, setLater] = useState(false);
  const [publishAt, setPublishAt] = useState('');
  const [weight, setWeight] = useState<'minor' | 'noted' | 'material'>('minor');
  const [notes, setNotes] = useState<Partial<Record<(typeof LOCALES)[number], string>>>({});
  const written = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim()));
  const needsNote = isPublished && weight !== 'minor' && !Object.keys(written).length;
  const canPublish =
    !errors && !needsNote && !busy && (!isLater || publishAt !== '') && (!withoutApproval || reason.trim() !== '');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canPublish) return;
    onPublish({
      publishAt: isLater ? publishAt : null,
      change: isPublished && weight !== 'minor' ? { material: weight === 'material', notes: written } : null,
      overrule: withoutApproval ? { reason: reason.trim() } : null,
    });
  };
  return (
    <Dialog title={t(withoutApproval ? 'reviews:editor.overruleTitle' : 'publish.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        {withoutApproval && <ReasonField reason={reason} onChange={setReason} />}
        {errors > 0 && (
          <p role="alert" className={styles.problem}>
            {t('publish.errors', { count: errors })}
          </p>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('publish.when')}</legend>
          {[false, true].map((later) => (
            <label key={String(later)}>
              <input
                type="radio"
                name={`${id}-when`}
                checked={isLater === later}
                onChange={() => {
                  setLater(later);
                }}
              />
              {t(later ? 'publish.later' : 'publish.now')}
            </label>
          ))}
          {isLater && (
            <Labelled
              id={`${id}-at`}
              label={t('publish.at', { zone: zoneName() })}
              control={<MomentControl id={`${id}-at`} className="field" withTime value={publishAt} onChange={setPublishAt} />}
            />
          )}
        </fieldset>
        {isPublished && (
          <fieldset className={styles.choices}>
            <legend>{t('publish.change')}</legend>
            {(['minor', 'noted', 'material'] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-weight`}
                  checked={weight === each}
                  onChange={() => {
                    setWeight(each);
                  }}
                />
                {t(`publish.weight_${each}`)}
              </label>
            ))}
            {weight !== 'minor' &&
              LOCALES.map((locale) => (
                <Labelled
                  key={locale}
                  id={`${id}-${locale}`}
                  label={t('publish.note', { language: t(`language.${locale}`) })}
                  control={
                    <textarea
                      id={`${id}-${locale}`}
                      className="field"
                      rows={2}
                      maxLength={500}
                      lang={locale}
                      value={notes[locale] ?? ''}
                      onChange={({ target }) => {
                        setNotes((before) => ({ ...before, [locale]: target.value }));
                      }}
                    />
                  }
                />
              ))}
          </fieldset>
        )}
        {failure && (
          <p role="alert" className={styles.problem}>
            {failure}
          </p>
        )}
        <DialogButtons
          submit={isLater && publishAt ? t('publish.schedule', { date: formatDate(publishAt, 'dateTime') }) : t('publish.action')}
          isDisabled={!canPublish}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
