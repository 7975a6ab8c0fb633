import { useId, useState, type SyntheticEvent } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import type { PublicationChange } from 'contract/manage/state';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { loadSummary } from '../../questions/load-parts';
import { errorsIn, type Check } from '../checks/checks';
import { CheckList } from '../checks/CheckList';
import { useDraftForm } from '../../forms/useDraftForm';
import { Labelled } from '../fields/FieldControl';
import { isPast } from '../fields/moments';
import type { ChosenRelease } from '../../releases/ReleaseChoice';
import styles from './Actions.module.css';
import { isComplete, NOW, PublishTime, timingProblem } from './PublishTime';
import { ReasonField } from './ReasonField';

export interface Publication {
  /** Time of publication (ISO 8601); null for now. */
  publishAt: string | null;
  /** Release that the draft is added to, in place of publishing it by itself. */
  release: ChosenRelease | null;
  change: PublicationChange | null;
  /** Reason for publishing without the approval that is required. */
  overrule: { reason: string } | null;
}

interface PublishDialogProps {
  title: string;
  document: ItemDocument;
  /** True if readers have a revision already, so that they can be told what changed. */
  isPublished: boolean;
  /** True if an administrator publishes without the approval that is required, and must say why. */
  withoutApproval: boolean;
  /** True if the draft can be added to a release. */
  offersRelease: boolean;
  /** Findings in the document; errors must be corrected before it can be published. */
  checks: readonly Check[];
  failure: string | null;
  busy: boolean;
  /** Leaves the dialog for the place that a finding is about. */
  onShowCheck: (check: Check) => void;
  onPublish: (publication: Publication) => void;
  onClose: () => void;
}

/** Scrolls what a choice has added into view. */
const showWhole = (added: HTMLElement | null) => {
  added?.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' });
};

/** Asks when a draft is published, and what readers are told of the change. */
export function PublishDialog({
  title,
  document,
  isPublished,
  withoutApproval,
  offersRelease,
  checks,
  failure,
  busy,
  onShowCheck,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const { t } = useTranslation(['itemEditor', 'reviews']);
  const id = useId();
  const errors = errorsIn(checks);
  const [showsQuestions, setShowsQuestions] = useState(true);
  const [reason, setReason] = useState('');
  const [weight, setWeight] = useState<'minor' | 'noted' | 'material'>('minor');
  const [notes, setNotes] = useState<Partial<Record<(typeof LOCALES)[number], string>>>({});
  const written = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim()));
  const needsNote = isPublished && weight !== 'minor' && !Object.keys(written).length;
  const { departments, locations, roles } = document.audience;
  const readers = [...departments, ...locations, ...roles.map((role) => t(`role.${role}`))];
  const {
    form,
    part: { draft: timing, problems, change },
    isChanged,
    submit: send,
  } = useDraftForm(
    () => NOW,
    timingProblem,
    ({ when, publishAt, release }) => {
      onPublish({
        publishAt: when === 'later' ? publishAt : null,
        release: when === 'release' ? release : null,
        change: isPublished && weight !== 'minor' ? { material: weight === 'material', notes: written } : null,
        overrule: withoutApproval ? { reason: reason.trim() } : null,
      });
    },
  );
  const { when, publishAt } = timing;
  const canPublish = !errors && !needsNote && !busy && isComplete(timing) && (!withoutApproval || reason.trim() !== '');
  const submit = {
    now: t('publish.action'),
    later:
      publishAt && !isPast(publishAt)
        ? t('publish.schedule', { date: formatDate(publishAt, 'dateTime') })
        : t('publish.scheduleUnset'),
    release: t('publish.add'),
  };
  const onSubmit = (event: SyntheticEvent) => {
    if (canPublish) send(event);
    else event.preventDefault();
  };
  return (
    <FormDialog
      title={t(withoutApproval ? 'reviews:editor.overruleTitle' : 'publish.title')}
      isUnsaved={isChanged || reason.trim() !== '' || Object.keys(written).length > 0}
      onClose={onClose}
    >
      <form ref={form} className={styles.form} onSubmit={onSubmit}>
        <p className={styles.what}>
          {title}
          <span className="meta">
            {t('publish.readers', { readers: readers.length ? readers.join(t('between')) : t('audience.everyone') })}
          </span>
        </p>
        {withoutApproval && <ReasonField reason={reason} onChange={setReason} />}
        {errors > 0 && (
          <p role="alert" className={styles.problem}>
            {t('publish.errors', { count: errors })}
          </p>
        )}
        <CheckList checks={checks} onShow={onShowCheck} />
        {showsQuestions && (
          <OptionalPart
            load={loadSummary}
            onFailure={() => {
              setShowsQuestions(false);
            }}
          >
            {(Part) => <Part document={document} />}
          </OptionalPart>
        )}
        <PublishTime timing={timing} problems={problems} offersRelease={offersRelease && !withoutApproval} onChange={change} />
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
            {weight !== 'minor' && (
              <p ref={showWhole} className={needsNote ? styles.needed : 'meta'}>
                {t('publish.noteHint')}
              </p>
            )}
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
        <DialogButtons submit={submit[when]} isDisabled={!canPublish} onCancel={onClose} />
      </form>
    </FormDialog>
  );
}
