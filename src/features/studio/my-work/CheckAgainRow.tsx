import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { daysTo, formatDate } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { shownTitle } from '../content/item-titles';
import styles from './CheckAgain.module.css';

interface CheckAgainRowProps {
  item: ManagedItem;
  busy: boolean;
  onConfirm: () => void;
}

/** One item to be looked at again: why, who is asked about it, and a button that says that it is still right. */
export function CheckAgainRow({ item, busy, onConfirm }: CheckAgainRowProps) {
  const { t } = useTranslation('contentCare');
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const reasons = useReasons(item);
  return (
    <li className={styles.row}>
      <AreaIcon area={item.area} size="small" />
      <div className={styles.words}>
        <Link className={styles.title} to={editorPath(item)} lang={locale}>
          {title}
        </Link>
        <p className="meta dotted">
          {reasons.map(({ text, isUrgent }) => (
            <span key={text} data-urgent={isUrgent}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <button
        type="button"
        className={`button ${styles.confirm}`}
        aria-label={t('stillRightOf', { title })}
        aria-disabled={busy}
        onClick={onConfirm}
      >
        {t('stillRight')}
      </button>
    </li>
  );
}

/** Returns why an item is to be looked at again, the most urgent reason first. */
function useReasons({ checkBy, owner }: ManagedItem): { text: string; isUrgent: boolean }[] {
  const { t } = useTranslation('contentCare');
  const isPassed = checkBy !== null && daysTo(checkBy) < 0;
  return [
    ...(checkBy === null
      ? []
      : [{ text: t(isPassed ? 'again.passed' : 'again.due', { date: formatDate(checkBy) }), isUrgent: isPassed }]),
    owner === null
      ? { text: t('owner.none'), isUrgent: false }
      : owner.name === null
        ? { text: t('again.left', { id: owner.id }), isUrgent: true }
        : { text: owner.name, isUrgent: false },
  ];
}
