import '@/lib/i18n/texts/see-as';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'umi';
import { request } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { beginShowingAs } from './begin-showing-as';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { Explain } from './Explain';
import { ReaderFields } from './ReaderFields';
import { MomentFields } from './MomentFields';
import { choiceOf, NOBODY_CHOSEN, type SeeAsForm as Form } from './see-as-choice';
import styles from './SeeAsScreen.module.css';

/** Screen for administrators that shows the portal as somebody else, and explains who sees a page. The address may name a person. */
export function SeeAsScreen() {
  const [address] = useSearchParams();
  const id = address.get('person');
  const { data } = useCall('GET /api/manage/person/info', id ? { id } : null, { toast: true });
  return <SeeAsForm key={data?.id} person={data ? { id: data.id, name: data.name } : null} />;
}

function SeeAsForm({ person }: Pick<Form, 'person'>) {
  const { t } = useTranslation(['seeAs', 'studio']);
  const [form, setForm] = useState<Form>({ ...NOBODY_CHOSEN, person });
  const [busy, setBusy] = useState(false);
  const choice = choiceOf(form);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!choice || busy) return;
    setBusy(true);
    const begun = await request('POST /api/manage/seeAs/begin', choice);
    setBusy(false);
    if (begun) beginShowingAs(begun);
  };
  return (
    <>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={`content ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={`content ${styles.parts}`}>
        <form className={styles.part} onSubmit={(event) => void onSubmit(event)}>
          <ReaderFields form={form} onChange={setForm} />
          <MomentFields form={form} onChange={setForm} />
          <button type="submit" className="button button-primary" disabled={!choice || busy}>
            {t('open')}
          </button>
        </form>
        <Explain choice={choice} />
      </div>
    </>
  );
}
