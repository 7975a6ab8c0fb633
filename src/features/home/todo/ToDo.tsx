import { useId, useState } from 'react';
import type { Home } from 'contract/home';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { tasksOf } from './tasks';
import { ToDoCard } from './ToDoCard';
import styles from './ToDo.module.css';

const MAX_SHOWN = 4;

/** Lists what the person has to do, as cards that can be done in place, or says that nothing is due. */
export function ToDo({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const tasks = tasksOf(whole);
  if (!tasks.length) return isKnown(whole) ? <NothingDue /> : null;
  const shown = showsAll ? tasks : tasks.slice(0, MAX_SHOWN);
  const count = tasks.length;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>{t('todo.title')}</h2>
        {count > MAX_SHOWN && !showsAll && (
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              setShowsAll(true);
            }}
          >
            {t('todo.all', { total: formatNumber(count) })}
          </button>
        )}
      </div>
      <ul className={styles.cards} data-count={Math.min(count, MAX_SHOWN)}>
        {shown.map((task) => (
          <ToDoCard key={`${task.kind} ${task.item.id}`} task={task} />
        ))}
      </ul>
    </section>
  );
}

/** Returns true if both sources of tasks were loaded, so that an empty list means that nothing is due. */
const isKnown = ({ inbox, closing }: Home): boolean => inbox !== undefined && closing !== undefined;

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
