import { useEffect, useRef, useState } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { NoticeCard } from 'contract/notice';
import type { BenefitCard } from 'contract/welfare';
import { formatDaysTo, isOverdue } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import type { Task } from './tasks';
import styles from './ToDo.module.css';

const loadDialog = () => import('./ConfirmDialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));

interface ToDoCardProps {
  task: Task;
  /** True for the task to do first, which is larger than the others and has the primary button. */
  isLead: boolean;
}

/** Renders a task with its deadline and the button that does it. A done card keeps its place and height. */
export function ToDoCard({ task, isLead }: ToDoCardProps) {
  const { t } = useTranslation('home');
  const [done, setDone] = useState(false);
  const { item, at, kind } = task;
  const buttonClass = isLead ? 'button button-primary' : `button button-quiet ${styles.quiet}`;
  return (
    <li className={styles.card} data-lead={isLead} data-done={done}>
      <p className={styles.when} data-overdue={at !== null && isOverdue(at)}>
        <Icon name={done ? 'check' : 'clock'} size={16} />
        {done ? t('todo.done') : [t(`todo.${kind}Due`), at && formatDaysTo(at, 'deadline')].filter(Boolean).join(' · ')}
      </p>
      <h3 className={`clamped ${styles.title}`}>
        <Link to={itemPath(item.area, item.id)} lang={item.locale}>
          {item.title}
        </Link>
      </h3>
      {isLead && (
        <p className={`clamped ${styles.summary}`} lang={item.locale}>
          {item.summary}
        </p>
      )}
      <div className={styles.action}>
        {task.kind === 'claim' ? (
          <ClaimLink benefit={task.item} className={buttonClass} />
        ) : (
          <ConfirmAction
            notice={task.item}
            className={buttonClass}
            done={done}
            onDone={() => {
              setDone(true);
            }}
          />
        )}
      </div>
    </li>
  );
}

/** Opens the address where the benefit is claimed or, if it has none, the page that says how to claim it. */
function ClaimLink({ benefit: { id, url, title }, className }: { benefit: BenefitCard; className: string }) {
  const { t } = useTranslation(['home', 'item']);
  if (url === null) {
    return (
      <Link to={itemPath('benefit', id)} className={className}>
        {t('todo.howToClaim')} <span className="visually-hidden">{title}</span>
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className={className}>
      {t('todo.claim')}
      <Icon name="arrow-up-right" size={16} />
      <span className="visually-hidden">
        {title} {t('item:newTab')}
      </span>
    </a>
  );
}

interface ConfirmActionProps {
  notice: NoticeCard;
  /** Classes of the button. */
  className: string;
  done: boolean;
  onDone: () => void;
}

function ConfirmAction({ notice: { id, title, locale }, className, done, onDone }: ConfirmActionProps) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const doneRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done && !isOpen) doneRef.current?.focus();
  }, [done, isOpen]);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      {done ? (
        <p ref={doneRef} tabIndex={-1} className={styles.confirmed}>
          {t('todo.confirmed')}
        </p>
      ) : (
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          {...prepareOnIntent(loadDialog)}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('todo.read')} <span className="visually-hidden">{title}</span>
        </button>
      )}
      {isOpen && (
        <OptionalPart load={loadDialog} onFailure={close}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              {...{ id, title, locale }}
              onConfirmed={() => {
                onDone();
                close();
              }}
              onClose={close}
            />
          )}
        </OptionalPart>
      )}
    </>
  );
}
