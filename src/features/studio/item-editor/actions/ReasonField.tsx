import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../fields/FieldControl';

/** Field for the reason for which an administrator publishes without approval. */
export function ReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  return (
    <>
      <p className="second">{t('editor.overruleText')}</p>
      <Labelled
        id={id}
        label={t('editor.reason')}
        control={
          <textarea
            id={id}
            className="field"
            rows={2}
            maxLength={500}
            required
            value={reason}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        }
      />
    </>
  );
}
