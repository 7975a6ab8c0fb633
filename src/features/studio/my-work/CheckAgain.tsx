import { useId, useState } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { toast } from '@/lib/browser/toasts';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { contentPath } from '../content/content-address';
import { WORK_FILTERS, type WorkListCall } from './work-lists';
import { keyOf } from '../care/item-key';
import styles from './CheckAgain.module.css';
import { CheckAgainRow } from './CheckAgainRow';
import { confirmStillRight, DEFAULT_CHECK_MONTHS } from '../care/still-right';

/** Published items that somebody should look at again: those of the person first. Renders nothing while there are none. */
export function CheckAgain({ list }: { list: WorkListCall }) {
  const { t } = useTranslation('contentCare');
  const titleId = useId();
  const [confirming, setConfirming] = useState<string | null>(null);
  if (list.data && list.data.items.length === 0) return null;
  const total = list.data?.total ?? 0;
  const confirm = async (item: ManagedItem) => {
    if (confirming !== null) return;
    setConfirming(keyOf(item));
    const version = item.draft?.version ?? null;
    const done = await confirmStillRight({ ...item, version }, DEFAULT_CHECK_MONTHS, ({ message }) => {
      toast('error', message);
    });
    setConfirming(null);
    if (done) toast('success', t('confirmed'));
    list.retry();
  };
  const all = { to: contentPath(WORK_FILTERS.stale), text: t('again.all', { count: total, formatted: formatNumber(total) }) };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('again.title')} all={list.data && all} />
      <QueryState query={list} skeleton={null}>
        {({ items }) => (
          <ul className={styles.rows} aria-labelledby={titleId}>
            {items.map((item) => (
              <CheckAgainRow
                key={keyOf(item)}
                item={item}
                busy={confirming === keyOf(item)}
                onConfirm={() => {
                  void confirm(item);
                }}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
