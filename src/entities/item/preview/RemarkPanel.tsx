import { useId, type ReactNode } from 'react';
import type { Remark } from 'contract/remark';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocusInList } from '@/ui/primitives/hand-on-focus';
import { Approvals } from './Approvals';
import { RemarkCard } from './RemarkCard';
import styles from './Remarks.module.css';
import type { Remarks } from './useRemarks';

interface RemarkPanelProps {
  remarks: Remarks;
  /** Returns the position of a remark's block on the page; null if there is none. */
  placeOf: (remark: Remark) => number | null;
  onShow: (place: number) => void;
  /** Called to begin a remark on the whole page. */
  onBegin: () => void;
  /** The open form; null while none is open. */
  form: ReactNode;
  /** True if only the button is shown while there are no remarks. */
  folds: boolean;
}

/** List of the remarks on a draft in the order of its blocks, with the form for a new one. */
export function RemarkPanel({ remarks, placeOf, onShow, onBegin, form, folds }: RemarkPanelProps) {
  const { t } = useTranslation('preview');
  const titleId = useId();
  const { data } = remarks;
  const all = (data?.remarks ?? []).toSorted((a, b) => (placeOf(a) ?? -1) - (placeOf(b) ?? -1));
  const open = all.filter(({ resolved }) => !resolved);
  const done = all.filter(({ resolved }) => resolved);
  const isFolded = folds && !all.length && !data?.looksRight.length && !form;
  const cardOf = (remark: Remark) => {
    const place = placeOf(remark);
    const show =
      place === null
        ? null
        : () => {
            onShow(place);
          };
    return (
      <li key={remark.id} ref={handOnFocusInList}>
        <RemarkCard remark={remark} changes={remarks} canResolve={data?.can.resolve ?? false} onShow={show} />
      </li>
    );
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel} data-folded={isFolded}>
      <header className={styles.panelHead}>
        <h2 id={titleId} className={isFolded ? 'visually-hidden' : styles.title}>
          {t('remarks')}
          {open.length > 0 && <span className={styles.count}>{formatNumber(open.length)}</span>}
        </h2>
        <button type="button" className={styles.action} disabled={!data} onClick={onBegin}>
          {t('remarkOnPage')}
        </button>
      </header>
      {form && <div className={styles.new}>{form}</div>}
      {data && !open.length && !form && <p className={isFolded ? 'visually-hidden' : styles.none}>{t('none')}</p>}
      {open.length > 0 && <ul className={styles.list}>{open.map(cardOf)}</ul>}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t('resolved', { count: done.length })}</summary>
          <ul className={styles.list}>{done.map(cardOf)}</ul>
        </details>
      )}
      <Approvals data={data} />
    </section>
  );
}
