import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { CallAnswer } from 'contract/api';
import type { Area } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import { request } from '@/lib/api/request';
import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SuggestField } from '@/ui/search-box/SuggestField';
import type { Suggest } from '@/ui/search-box/useSuggestions';
import { shownTitle } from '../content/item-titles';
import { Explanation } from './Explanation';
import { missingIn, type SeeAsChoice, type SeeAsForm } from './see-as-choice';
import { useReaderText } from './useReaderText';
import type { ReaderCheck } from './useReaderCheck';
import styles from './SeeAsScreen.module.css';

type Explained = CallAnswer<'POST /api/manage/seeAs/explain'>;

const MAX_SUGGESTIONS = 8;

interface ExplainProps {
  form: SeeAsForm;
  /** Reader and moment of the form; null while something is missing. */
  choice: SeeAsChoice | null;
  readerCheck: Pick<ReaderCheck, 'check' | 'options'>;
}

/** Asks why the chosen reader sees a page, or does not, and shows the answer until another question is chosen. */
export function Explain({ form, choice, readerCheck }: ExplainProps) {
  const { t } = useTranslation('seeAs');
  const id = useId();
  const [page, setPage] = useState<(ItemRef & { title: string }) | null>(null);
  const [isPageMissing, setPageMissing] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const readerText = useReaderText();
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ asked: string; explained: Explained } | null>(null);
  const question = choice && page && { ...choice, item: { area: page.area, id: page.id }, query: query.trim() || null };
  const asked = JSON.stringify(question);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPageMissing(page === null);
    if (!readerCheck.check()) return;
    if (page === null) fields.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    if (!question) return;
    const explained = await request('POST /api/manage/seeAs/explain', question, readerCheck.options);
    if (explained) setAnswer({ asked, explained });
  };
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{t('why.title')}</h2>
        <p className={styles.lead}>{t('why.lead')}</p>
        <p className={styles.reader} data-missing={missingIn(form) !== null}>
          {readerText(form)}
        </p>
      </div>
      <form ref={fields} className={styles.question} onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.fields}>
          {page ? (
            <div className={styles.chosen}>
              <p>{page.title}</p>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  setPage(null);
                }}
              >
                {t('another')}
              </button>
            </div>
          ) : (
            <div className={styles.field}>
              <SuggestField
                label={t('why.item')}
                hint={t('why.itemHint')}
                suggest={suggestPages}
                onPick={({ key, text }) => {
                  const [area, name] = key.split('/') as [Area, string];
                  setPage({ area, id: name, title: text });
                  setPageMissing(false);
                }}
              />
              <p role="alert" className={styles.problem}>
                {isPageMissing && t('missing.page')}
              </p>
            </div>
          )}
          <div className={styles.field}>
            <label htmlFor={`${id}-query`}>{t('why.query')}</label>
            <input
              id={`${id}-query`}
              className="field"
              value={query}
              maxLength={200}
              autoComplete="off"
              aria-describedby={`${id}-query-hint`}
              onChange={({ target }) => {
                setQuery(target.value);
              }}
            />
            <p id={`${id}-query-hint`} className="meta">
              {t('why.queryHint')}
            </p>
          </div>
        </div>
        <button type="submit" className="button">
          {t('why.ask')}
        </button>
      </form>
      <div aria-live="polite" className={styles.answer}>
        {page && answer?.asked === asked && <Explanation page={page} explained={answer.explained} />}
      </div>
    </section>
  );
}

const suggestPages: Suggest = async (query, signal) => {
  const found = await request('POST /api/manage/content/list', { query, pageSize: MAX_SUGGESTIONS }, { signal });
  return found?.items.map((item) => ({ key: `${item.area}/${item.id}`, text: shownTitle(item, interfaceLocale()).title }));
};
