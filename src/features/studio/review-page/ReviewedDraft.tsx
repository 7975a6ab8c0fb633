import { useRef, useState } from 'react';
import type { CallAnswer } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { ItemRef } from 'contract/item';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { RemarkedDraft } from '@/entities/item/preview/RemarkedDraft';
import { useRemarks } from '@/entities/item/preview/useRemarks';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { DocumentChanges } from '../history/Comparison';
import { DraftPage } from './DraftPage';
import type { Review } from './review';
import { ReviewBar } from './ReviewBar';
import { ReviewIntro } from './ReviewIntro';
import styles from './ReviewPage.module.css';
import { useDecision } from './useDecision';

interface ReviewedDraftProps {
  item: ItemRef;
  draft: Review;
  /** Called with the state of the item after a decision. */
  onState: (state: CallAnswer<'POST /api/manage/draft/approve'>) => void;
  /** Loads the draft again. */
  onReload: () => void;
}

const VIEWS = ['page', 'changes'] as const;

/** Draft as readers will see it and what changed, with the remarks on it and the decision. */
export function ReviewedDraft({ item, draft, onState, onReload }: ReviewedDraftProps) {
  const { t } = useTranslation(['reviewing', 'studio']);
  const interfaceLocale = useInterfaceLocale();
  const page = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<(typeof VIEWS)[number]>(draft.published ? 'changes' : 'page');
  const [chosen, setChosen] = useState<Locale>(interfaceLocale);
  const decision = useDecision({ item, draft, onState, onReload });
  const text = draft.texts.find(({ locale }) => locale === chosen) ?? draft.texts[0];
  const remarks = useRemarks({ ...item, token: undefined }, text?.locale);
  if (!text) return null;
  const written = LOCALES.filter((locale) => draft.texts.some((each) => each.locale === locale));
  return (
    <>
      <PageTitle page={t('page.heading', { title: text.title })} area={t('studio:title')} />
      <ReviewBar item={item} draft={draft} decision={decision} />
      <div ref={page} className={`content ${styles.page}`}>
        <div className={styles.head}>
          <ReviewIntro
            item={item}
            draft={draft}
            title={view === 'page' ? undefined : text.title}
            locale={text.locale}
            isStale={decision.isStale}
          />
          <div className={styles.choices}>
            <SegmentedChoice
              label={t('page.view')}
              quiet
              options={VIEWS.map((value) => ({ value, text: t(`page.${value}`) }))}
              value={view}
              onChoose={setView}
            />
            {view === 'page' && written.length > 1 && (
              <SegmentedChoice
                label={t('page.language')}
                quiet
                options={written.map((value) => ({ value, text: t(`studio:language.${value}`), lang: value }))}
                value={text.locale}
                onChoose={setChosen}
              />
            )}
          </div>
        </div>
        {view === 'page' ? (
          <DraftPage text={text} files={draft.files} />
        ) : (
          <section className={styles.changes} aria-label={t('page.changes')}>
            <p className="second">{t(draft.published ? 'page.changed' : 'page.allNew')}</p>
            <DocumentChanges before={draft.published} after={draft.document} />
          </section>
        )}
        <RemarkedDraft key={`${view} ${text.locale}`} page={page} item={text} remarks={remarks} />
      </div>
    </>
  );
}
