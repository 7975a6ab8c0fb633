import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { shownTitle } from '../content/item-titles';
import styles from './AttentionRows.module.css';
import type { DueItem } from './due-items';
import { RowTitle } from './RowTitle';
import { useReasons } from './useReasons';

interface NeedsYouRowProps {
  due: DueItem;
  /** True for a row of a list without a surface. */
  isLine: boolean;
  /** True for the first item that is due now, whose button is the main one of the page. */
  isFirst: boolean;
  busy: boolean;
  onConfirm: () => void;
  onExtend: () => void;
}

/** Row of an item that needs attention: the reasons, who is responsible, and a button that confirms it or extends its expiry. */
export function NeedsYouRow({ due, isLine, isFirst, busy, onConfirm, onExtend }: NeedsYouRowProps) {
  const { t } = useTranslation('contentCare');
  const { item, lists } = due;
  const { title } = shownTitle(item, useInterfaceLocale());
  const reasons = useReasons(due);
  const look = `button ${styles.confirm} ${isFirst ? 'button-primary' : styles.quiet}`;
  return (
    <li className={styles.row}>
      <AreaIcon area={item.area} size={isLine ? 'bare' : 'small'} />
      <div className={styles.words}>
        <RowTitle item={item} />
        <div className={styles.reasons}>
          {reasons
            .filter(({ urgency }) => urgency !== 'none')
            .map(({ text, urgency }) => (
              <span key={text} className={`tag ${styles.urgent}`} data-urgency={urgency}>
                {text}
              </span>
            ))}
          <p className="meta dotted">
            {reasons
              .filter(({ urgency }) => urgency === 'none')
              .map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
          </p>
        </div>
      </div>
      {lists.includes('stale') && (
        <button type="button" className={look} aria-label={t('stillRightOf', { title })} aria-disabled={busy} onClick={onConfirm}>
          {t('stillRight')}
        </button>
      )}
      {!lists.includes('stale') && lists.includes('expiring') && (
        <button type="button" className={look} aria-label={t('extend.of', { title })} onClick={onExtend}>
          {t('extend.open')}
        </button>
      )}
    </li>
  );
}
