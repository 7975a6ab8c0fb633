import '@/lib/i18n/texts/keep-page';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { toast } from '@/lib/browser/toasts';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';
import { KeepFailure, MAX_PAGES, removePage, type KeepProblem } from '@/lib/offline/copies';
import { useCopies } from '@/lib/offline/useCopies';
import { FAVOURITES_PATH } from '@/lib/paths';
import { sessionDeadline } from '@/lib/session/session';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DialogButtons } from '../../../ui/overlay/DialogButtons';
import { keepItem } from './keep-item';
import styles from './KeepPage.module.css';

interface KeepPageProps {
  item: ItemRef;
  /** Key of the call that returns the item. */
  page: string;
  isKept: boolean;
  /** Called after the page has been kept or removed. */
  onChange: (isKept: boolean) => void;
  onClose: () => void;
}

type Problem = KeepProblem | 'notRemoved';
type Stage = 'ask' | 'busy' | Problem;

/**
 * Keeps the page, or removes it if it is kept. Explains what keeping means and asks first, unless the person has kept a page since
 * they signed in. Shows a failure in a dialog, because a toast disappears; in a toast only if the person has closed the dialog.
 */
export function KeepPage({ item, page, isKept, onChange, onClose }: KeepPageProps) {
  const { t } = useTranslation('keepPage');
  const textsOf = useProblemTexts();
  const [asks] = useState(() => !isKept && !canHaveOfflineCopies());
  const [stage, setStage] = useState<Stage>(asks ? 'ask' : 'busy');
  const begun = useRef(false);
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (begun.current || stage !== 'busy') return;
    begun.current = true;
    const work = isKept
      ? removePage(page).then(() => t('removed'))
      : keepItem(item).then((missing) => (missing ? t('keptWithout', { count: missing }) : t('kept')));
    work.then(
      (told) => {
        toast('success', told);
        onChange(!isKept);
        // Another dialog may have been opened since this one was closed.
        if (isShown.current) onClose();
      },
      (error: unknown) => {
        console.warn('the page could not be kept or removed', error);
        const problem = isKept ? 'notRemoved' : error instanceof KeepFailure ? error.problem : 'refused';
        if (isShown.current) setStage(problem);
        else toast('error', textsOf(problem).join(' · '));
      },
    );
  });

  if (stage === 'ask' || (stage === 'busy' && asks)) {
    return (
      <Question
        isBusy={stage === 'busy'}
        onKeep={() => {
          setStage('busy');
        }}
        onClose={onClose}
      />
    );
  }
  return stage === 'busy' ? null : <Failed problem={stage} onClose={onClose} />;
}

/** Returns a function that gives the title and the text for a failure. */
function useProblemTexts(): (problem: Problem) => [title: string, text: string] {
  const { t } = useTranslation('keepPage');
  return (problem) => {
    if (problem === 'notRemoved') return [t('notRemoved.title'), t('notRemoved.text')];
    const text = problem === 'count' ? t('failed.count', { limit: formatNumber(MAX_PAGES) }) : t(`failed.${problem}`);
    return [t('failed.title'), text];
  };
}

interface QuestionProps {
  isBusy: boolean;
  onKeep: () => void;
  onClose: () => void;
}

function Question({ isBusy, onKeep, onClose }: QuestionProps) {
  const { t } = useTranslation('keepPage');
  const deadline = sessionDeadline();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onKeep();
        }}
      >
        <div className={styles.text}>
          <p className={styles.means}>{t('means')}</p>
          <p>{t('pictures')}</p>
          <p>{t('shared')}</p>
          {deadline !== null && (
            <p className="second">{t('deadline', { date: formatDate(new Date(deadline).toISOString(), 'dateTime') })}</p>
          )}
        </div>
        <DialogButtons submit={t(isBusy ? 'keeping' : 'keep')} isDisabled={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function Failed({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const { t } = useTranslation(['keepPage', 'item']);
  const [title, text] = useProblemTexts()(problem);
  const isFull = problem === 'count' || problem === 'size' || problem === 'quota';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.text} role="alert">
        <p>{text}</p>
        {isFull && (
          <WithCopies>
            <p>{t('failed.unchanged')}</p>
          </WithCopies>
        )}
      </div>
      <div className={styles.choices}>
        {isFull && (
          <WithCopies>
            <Link className="button button-primary" to={FAVOURITES_PATH}>
              {t('failed.manage')}
            </Link>
          </WithCopies>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('item:dialog.close')}
        </button>
      </div>
    </Dialog>
  );
}

/** Renders its children if the person keeps any page. */
const WithCopies = ({ children }: { children: ReactNode }) => (useCopies()?.length ? children : null);
