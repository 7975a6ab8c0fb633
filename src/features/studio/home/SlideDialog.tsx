import { LOCALES } from 'contract/core/locale';
import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { FormDialog } from '@/ui/overlay/FormDialog';
import { SaveFailure } from '../changes/SaveFailure';
import { useDraftForm } from '../forms/useDraftForm';
import { draftOf, problemsOf, slideOf } from './slide-draft';
import styles from './SlideDialog.module.css';
import { SlidePicture } from './SlidePicture';
import { SlidePreview } from './SlidePreview';
import type { Slide, SlideInput } from './slides';
import { SlideTarget } from './SlideTarget';
import { SlideTexts } from './SlideTexts';
import { SlideTimes } from './SlideTimes';

interface SlideDialogProps {
  /** Null for a new slide. */
  slide: Slide | null;
  /** True while a change is being saved. */
  isSaving: boolean;
  failure: Failure | null;
  onSave: (slide: SlideInput) => void;
  onClose: () => void;
}

/** Form of a slide, with a preview beside it. */
export function SlideDialog({ slide, isSaving, failure, onSave, onClose }: SlideDialogProps) {
  const { t } = useTranslation('studioHome');
  const { form, part, isChanged, isSent, submit } = useDraftForm(
    () => draftOf(slide),
    problemsOf,
    (draft) => {
      if (!isSaving) onSave(slideOf(draft));
    },
  );
  return (
    <FormDialog title={t(slide ? 'form.edit' : 'form.create')} place="wide" isUnsaved={isChanged} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {LOCALES.map((locale) => (
            <SlideTexts key={locale} locale={locale} {...part} />
          ))}
          <SlideTarget {...part} />
          <SlidePicture {...part} />
          <SlideTimes {...part} />
        </div>
        <SlidePreview draft={part.draft} />
        <div className={styles.footer}>
          {isSent && <SaveFailure failure={failure} />}
          <DialogButtons submit={t('form.submit')} isDisabled={isSaving} onCancel={onClose} />
        </div>
      </form>
    </FormDialog>
  );
}
