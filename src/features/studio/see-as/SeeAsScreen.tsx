import '@/lib/i18n/texts/studio/see-as';
import { useId, useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'umi';
import { request } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { beginShowingAs } from './begin-showing-as';
import { StudioPlace } from '../place/StudioPlace';
import { Explain } from './Explain';
import { ReaderFields } from './ReaderFields';
import { MomentFields } from './MomentFields';
import { choiceOf, formFor, type SeeAsForm as Form } from './see-as-choice';
import { useReaderCheck } from './useReaderCheck';
import styles from './SeeAsScreen.module.css';

/** Screen for administrators that shows the portal as somebody else, and explains who sees a page. The address may name a person or a moment. */
export function SeeAsScreen() {
  const [address] = useSearchParams();
  const id = address.get('person');
  const { data } = useCall('GET /api/manage/person/info', id ? { id } : null, { toast: true });
  return <SeeAsForm key={data?.id} person={data ? { id: data.id, name: data.name } : null} moment={address.get('moment')} />;
}

interface SeeAsFormProps {
  person: Form['person'];
  /** Moment to come that the address names; null if it names none. */
  moment: string | null;
}

function SeeAsForm({ person, moment }: SeeAsFormProps) {
  const { t } = useTranslation('seeAs');
  const [form, setForm] = useState(() => formFor(person, moment));
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const choice = choiceOf(form);
  const { form: element, ...readerCheck } = useReaderCheck(form);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || !readerCheck.check() || !choice) return;
    setBusy(true);
    const begun = await request('POST /api/manage/seeAs/begin', choice, readerCheck.options);
    setBusy(false);
    if (begun) beginShowingAs(begun);
  };
  return (
    <StudioPlace title={t('title')} lead={t('lead')}>
      <div className={styles.parts}>
        <form ref={element} className={styles.part} aria-labelledby={titleId} onSubmit={(event) => void onSubmit(event)}>
          <h2 id={titleId}>{t('reader')}</h2>
          <ReaderFields form={form} problem={readerCheck.problems.person} onChange={setForm} />
          <MomentFields form={form} problem={readerCheck.problems.moment} onChange={setForm} />
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {t('open')}
          </button>
        </form>
        <Explain form={form} choice={choice} readerCheck={readerCheck} />
      </div>
    </StudioPlace>
  );
}
