import { useId } from 'react';
import type { ItemRef } from 'contract/item';
import type { MustReadCompletion } from 'contract/manage/insights';
import { formatNumber, formatShare } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SectionHead } from '@/ui/primitives/SectionHead';
import styles from './Insights.module.css';
import { MissingPeople } from './MissingPeople';

/** Shows how many people of each department have confirmed a must-read notice, and who has not. */
export function Completion({
  completion: { people, confirmed, departments },
  item,
}: {
  completion: MustReadCompletion;
  item: ItemRef;
}) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const share = t('item.share', { confirmed: formatNumber(confirmed), people: formatNumber(people) });
  return (
    <div className={`${styles.columns} ${styles.completion}`}>
      <section aria-labelledby={titleId} className={styles.section}>
        <SectionHead id={titleId} title={t('item.completion')} />
        <div className={styles.box}>
          <div className={styles.share}>
            <p className={styles.value}>{share}</p>
            <progress className={styles.progress} max={Math.max(people, 1)} value={confirmed} aria-hidden="true" />
          </div>
          {departments.length > 0 && (
            <table className={styles.table} aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col">{t('item.department')}</th>
                  <th scope="col" className={styles.number}>
                    {t('item.people')}
                  </th>
                  <th scope="col" className={styles.number}>
                    {t('item.confirmed')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {departments.map((group) => (
                  <tr key={group.department ?? ''}>
                    <th scope="row">
                      {group.department ?? t('item.others')}
                      <progress className={styles.progress} max={group.people} value={group.confirmed} aria-hidden="true" />
                    </th>
                    <td className={styles.number}>{formatNumber(group.people)}</td>
                    <td className={styles.number}>{formatShare(group.confirmed / group.people)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
        <p className={`meta ${styles.since}`}>
          {t('item.counted')}
          {departments.length > 0 && ` ${t('item.grouped')}`}
        </p>
      </section>
      <MissingPeople item={item} count={people - confirmed} />
    </div>
  );
}
