import { useId } from 'react';
import type { Remark } from 'contract/remark';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Approvals } from './Approvals';
import { RemarkCard } from './RemarkCard';
import { RemarkForm } from './RemarkForm';
import styles from './Remarks.module.css';
import type { Remarks } from './useRemarks';

/** Subject of a new remark: a block with this quote, or the whole page. */
export interface RemarkSubject {
  index: number | null;
  quote: string;
}

interface RemarkPanelProps {
  remarks: Remarks;
  /** Returns the position of a remark's block on the page; null if there is none. */
  placeOf: (remark: Remark) => number | null;
  onShow: (place: number) => void;
  /** Subject of the open form; null while no form is open. */
  subject: RemarkSubject | null;
  onBegin: (subject: RemarkSubject) => void;
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** List of the remarks on a draft in the order of its blocks, with the form for a new one. */
export function RemarkPanel({ remarks, placeOf, onShow, subject, onBegin, onSend, onClose }: RemarkPanelProps) {
  const { t } = useTranslation('preview');
  const titleId = useId();
  const { data } = remarks;
  const head = useFocusWhenLost<HTMLHeadingElement>(data);
  const all = (data?.remarks ?? []).toSorted((a, b) => (placeOf(a) ?? -1) - (placeOf(b) ?? -1));
  const open = all.filter(({ resolved }) => !resolved);
  const done = all.filter(({ resolved }) => resolved);
  const cardOf = (remark: Remark) => {
    const place = placeOf(remark);
    const show =
      place === null
        ? null
        : () => {
            onShow(place);
          };
    return (
      <li key={remark.id}>
        <RemarkCard remark={remark} changes={remarks} canResolve={data?.can.resolve ?? false} onShow={show} />
      </li>
    );
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.panelHead}>
        <h2 ref={head} id={titleId} tabIndex={-1} className={styles.title}>
          {t('remarks')}
          {open.length > 0 && <span className={styles.count}>{formatNumber(open.length)}</span>}
        </h2>
        <button
          type="button"
          className={styles.action}
          disabled={!data}
          onClick={() => {
            onBegin({ index: null, quote: '' });
          }}
        >
          {t('remarkOnPage')}
        </button>
      </header>
      {subject && (
        <div className={styles.new}>
          {subject.quote && <p className={styles.quote}>{t('quote', { text: subject.quote })}</p>}
          <RemarkForm
            key={String(subject.index)}
            label={t(subject.index === null ? 'newOnPage' : 'newOnBlock')}
            action={t('send')}
            onSend={onSend}
            onClose={onClose}
          />
        </div>
      )}
      {data && !open.length && !subject && <p className={styles.none}>{t('none')}</p>}
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
