import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayField } from './DayField';
import { isBackwards, type Period } from './period';
import type { ListAddress } from '../list/useListAddress';

interface DayRangeProps {
  address: ListAddress<Period>;
  /** Classes of the element around both fields, of each field with its label, and of the message. */
  classes: Record<'range' | 'day' | 'wrong', string | undefined>;
}

/** Fields for the first and the last day of a period, and a message below them if it ends before it begins. */
export function DayRange({ address: { state, show }, classes }: DayRangeProps) {
  const { t } = useTranslation('item');
  const messageId = useId();
  const backwards = isBackwards(state);
  const wrongId = backwards ? messageId : undefined;
  return (
    <>
      <div className={classes.range}>
        <div className={classes.day}>
          <DayField
            label={t('filter.from')}
            day={state.from}
            max={state.to}
            wrongId={wrongId}
            onChange={(from) => {
              show({ from });
            }}
          />
        </div>
        <div className={classes.day}>
          <DayField
            label={t('filter.to')}
            day={state.to}
            min={state.from}
            wrongId={wrongId}
            onChange={(to) => {
              show({ to });
            }}
          />
        </div>
      </div>
      <p id={messageId} role="alert" className={classes.wrong}>
        {backwards && t('filter.backwards')}
      </p>
    </>
  );
}
