import { useId, useState } from 'react';
import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { toast } from '@/lib/browser/toasts';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { dueGroups, type DueItem } from './due-items';
import { DUE_LISTS, linkToAll, type DueLists } from './work-lists';
import { keyOf } from '../care/item-key';
import styles from './AttentionRows.module.css';
import { NeedsYouRow } from './NeedsYouRow';
import { applyCare, bulkItemOf, DEFAULT_CHECK_MONTHS } from '../care/apply-care';
import { ExtendDialog } from './ExtendDialog';

interface NeedsYouProps {
  items: readonly DueItem[];
  /** Lists that the items are from. */
  lists: DueLists;
}

/** Section with the items that need attention, ordered by due date, and those that expire soon. Renders nothing if there are none. */
export function NeedsYou({ items, lists }: NeedsYouProps) {
  const { t } = useTranslation(['contentCare', 'myWork']);
  const titleId = useId();
  const [confirming, setConfirming] = useState<readonly string[]>([]);
  const [extending, setExtending] = useState<ManagedItem | null>(null);
  const confirm = async (item: ManagedItem) => {
    const key = keyOf(item);
    if (confirming.includes(key)) return;
    setConfirming((others) => [...others, key]);
    const done = await applyCare({ kind: 'stillRight', months: DEFAULT_CHECK_MONTHS }, bulkItemOf(item), ({ message }) => {
      toast('error', message);
    });
    setConfirming((all) => all.filter((each) => each !== key));
    if (done) toast('success', t('confirmed'));
    lists.stale.retry();
  };
  const groups = dueGroups(items);
  const isGrouped = groups.length > 1 || groups[0]?.name === 'ending';
  const failed = DUE_LISTS.filter((name) => lists[name].failure !== null);
  if (!items.length && !failed.length) return null;
  const links = DUE_LISTS.flatMap(
    (name) => linkToAll(name, lists[name], (formatted) => t(`myWork:${name}.all`, { formatted })) ?? [],
  );
  // The links say how many there are if not all are shown.
  const countOf = (shown: readonly DueItem[]) => (links.length ? undefined : formatNumber(shown.length));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      {isGrouped ? (
        // The groups have headings of their own, which say enough.
        <h2 id={titleId} className="visually-hidden">
          {t('myWork:due.title')}
        </h2>
      ) : (
        <SectionHead id={titleId} title={t('myWork:due.title')} count={countOf(items)} />
      )}
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          {isGrouped && (
            <h3 className={styles.groupName}>
              {t(`myWork:due.${group.name}`)} <span className={styles.count}>{countOf(group.items)}</span>
            </h3>
          )}
          <ul
            className={`${group.name === 'ending' ? styles.lines : 'boxed-list'} ${styles.rows}`}
            aria-label={t(`myWork:due.${isGrouped ? group.name : 'title'}`)}
          >
            {group.items.map((due, index) => (
              <NeedsYouRow
                key={keyOf(due.item)}
                due={due}
                isLine={group.name === 'ending'}
                isFirst={group.name === 'now' && index === 0}
                busy={confirming.includes(keyOf(due.item))}
                onConfirm={() => {
                  void confirm(due.item);
                }}
                onExtend={() => {
                  setExtending(due.item);
                }}
              />
            ))}
          </ul>
        </div>
      ))}
      {failed.map((name) => (
        <QueryState key={name} query={lists[name]} skeleton={null}>
          {() => null}
        </QueryState>
      ))}
      {links.length > 0 && (
        <p className={styles.all}>
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </p>
      )}
      {extending && (
        <ExtendDialog
          item={extending}
          onClose={() => {
            setExtending(null);
          }}
          onDone={() => {
            setExtending(null);
            lists.expiring.retry();
          }}
        />
      )}
    </section>
  );
}
