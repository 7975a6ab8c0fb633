import { useTranslation } from '@/lib/i18n/useTranslation';
import { CHECK_MONTHS, type CheckMonths } from './apply-care';

interface CheckMonthsSelectProps {
  id?: string;
  value: CheckMonths;
  onChange: (months: CheckMonths) => void;
}

/** Select of the months after which an item is checked again. */
export function CheckMonthsSelect({ id, value, onChange }: CheckMonthsSelectProps) {
  const { t } = useTranslation('contentCare');
  return (
    <select
      id={id}
      className="field"
      value={value}
      onChange={({ target }) => {
        onChange(CHECK_MONTHS.find((months) => String(months) === target.value) ?? value);
      }}
    >
      {CHECK_MONTHS.map((months) => (
        <option key={months} value={months}>
          {t(`months.${months}`)}
        </option>
      ))}
    </select>
  );
}
