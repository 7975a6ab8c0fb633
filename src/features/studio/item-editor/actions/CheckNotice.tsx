import { useState } from 'react';
import { daysTo, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { CheckMonthsSelect } from '../../care/CheckMonthsSelect';
import { DEFAULT_CHECK_MONTHS } from '../../care/apply-care';
import styles from '../ItemEditor.module.css';
import type { ItemActions, ItemInfo } from './useItemActions';

/** Number of days before its day from which the editor asks whether an item is still right. */
const SOON_DAYS = 14;

interface CheckNoticeProps {
  info: ItemInfo;
  actions: Pick<ItemActions, 'busy' | 'stillRight'>;
}

/** Asks whether a published item is still right, from two weeks before the day by which it is to be checked. */
export function CheckNotice({ info: { state, document }, actions }: CheckNoticeProps) {
  const { t } = useTranslation(['itemEditor', 'contentCare']);
  const isPhone = useIsPhone();
  const [months, setMonths] = useState(DEFAULT_CHECK_MONTHS);
  const { checkBy } = document;
  if (state !== 'published' || checkBy === undefined || daysTo(checkBy) > SOON_DAYS) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{t(isPhone ? 'again.short' : daysTo(checkBy) < 0 ? 'again.passed' : 'again.due', { date: formatDate(checkBy) })}</p>
      <span className={styles.choices}>
        <label className={styles.interval}>
          {t('contentCare:months.label')}
          <CheckMonthsSelect value={months} onChange={setMonths} />
        </label>
        <button
          type="button"
          className="button"
          aria-disabled={actions.busy}
          onClick={() => {
            actions.stillRight(months);
          }}
        >
          {t('contentCare:stillRight')}
        </button>
      </span>
    </div>
  );
}
