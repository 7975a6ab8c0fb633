import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';

interface CalendarLinkProps {
  /** Address of the dates as a calendar file. */
  href: string;
  /** True if nothing else is to be done now. */
  isMain: boolean;
  className?: string;
}

/** Link that adds the dates of a benefit to the reader's calendar. */
export function CalendarLink({ href, isMain, className = '' }: CalendarLinkProps) {
  const { t } = useTranslation('welfare');
  return (
    <a className={`button ${isMain ? 'button-primary' : ''} ${className}`} href={href} download>
      <Icon name="calendar" />
      {t('deadline.calendar')}
    </a>
  );
}
