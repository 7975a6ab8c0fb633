import { useId, useState } from 'react';
import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import { useReportMissingAlert } from '@/entities/home/alert-on-home';
import { useHomePart } from '@/entities/home/useHome';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '@/ui/primitives/hand-on-focus';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { ErrorState } from '@/ui/states/ErrorState';
import type { Query } from '@/ui/states/QueryState';
import { tasksOf } from './tasks';
import { ToDoCard } from './ToDoCard';
import styles from './ToDo.module.css';
import frame from './ToDoFrame.module.css';

const MAX_SHOWN = 4;
/** Maximum number of tasks that phones show at first, so that the notices stay near. */
const MAX_SHOWN_ON_PHONES = 3;
/** Notices that the person must confirm. */
const TO_CONFIRM_PATH = `${AREA_PATHS.notice}?mustRead=1`;

/** Lists what the person has to do, that can be done in place, the most urgent first and largest; or says that nothing is due. */
export function ToDo({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isPhone = useIsPhone();
  const inbox = useHomePart(whole, 'inbox');
  const closing = useHomePart(whole, 'closing');
  useReportMissingAlert(inbox.data === undefined);
  const failed = [inbox, closing].filter(({ failure }) => failure !== null);
  const tasks = tasksOf({ inbox: inbox.data, closing: closing.data });
  if (!tasks.length && !failed.length) return <NothingDue />;
  const further = Math.max(0, (inbox.data?.mustReadTotal ?? 0) - tasks.filter(({ kind }) => kind === 'confirm').length);
  const shown = showsAll ? tasks : tasks.slice(0, isPhone ? MAX_SHOWN_ON_PHONES : MAX_SHOWN);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={`${frame.head} ${styles.head}`}>
        <h2 id={headingId}>{t('todo.title')}</h2>
        {shown.length < tasks.length && (
          <button
            ref={handOnFocus}
            type="button"
            className={`no-print ${styles.all}`}
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {t('todo.all', { total: formatNumber(tasks.length + further) })}
          </button>
        )}
        {showsAll && further > 0 && (
          <Link to={TO_CONFIRM_PATH} className={styles.all}>
            {t('todo.further', { count: further, formatted: formatNumber(further) })}
          </Link>
        )}
      </div>
      {tasks.length > 0 && (
        <ul className={`${frame.cards} ${styles.cards}`} data-alone={tasks.length === 1}>
          {shown.map((task, index) => (
            <ToDoCard key={`${task.kind} ${task.item.id}`} task={task} isLead={index === 0} />
          ))}
        </ul>
      )}
      <FailedParts parts={failed} />
    </section>
  );
}

/** Says that some tasks could not be loaded, with one button that loads them again. */
function FailedParts({ parts }: { parts: readonly Pick<Query<unknown>, 'failure' | 'loading' | 'retry'>[] }) {
  const [first] = parts;
  if (!first?.failure) return null;
  return (
    <ErrorState
      failure={first.failure}
      retrying={parts.some(({ loading }) => loading)}
      onRetry={() => {
        for (const { retry } of parts) retry();
      }}
    />
  );
}

function NothingDue() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('todo.title')} className={styles.nothing}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <p>{t('todo.none')}</p>
    </section>
  );
}
