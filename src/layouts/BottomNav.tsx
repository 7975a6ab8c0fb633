import { useCallback, useState } from 'react';
import { Link } from 'umi';
import type { UserInfo } from 'contract/session';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { currentOf, SECTIONS } from './sections';
import styles from './BottomNav.module.css';

const loadMoreSheet = () => import('./MoreSheet').then(({ MoreSheet }) => ({ default: MoreSheet }));

/** Sections in the bottom navigation of phones; the remaining ones are in the sheet behind "More". */
const BAR_SECTIONS = SECTIONS.slice(0, 4);
const SHEET_SECTIONS = SECTIONS.slice(4);

export function BottomNav({ user, pathname }: { user: UserInfo | null; pathname: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  const isFurther = SHEET_SECTIONS.some((section) => currentOf(section, pathname));
  return (
    <nav aria-label={t('nav.bottom')} className={styles.nav}>
      {BAR_SECTIONS.map((section) => (
        <Link
          key={section.to}
          to={section.to}
          className={styles.entry}
          data-area={section.area}
          aria-current={currentOf(section, pathname)}
        >
          <Icon name={section.icon} />
          {section.name === 'service' ? t('nav.services') : t(`area.${section.name}`)}
        </Link>
      ))}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-current={isFurther}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="more" />
        {t('nav.more')}
      </button>
      {open && (
        <OptionalPart load={loadMoreSheet} onFailure={close}>
          {(MoreSheet) => <MoreSheet sections={SHEET_SECTIONS} user={user} pathname={pathname} onClose={close} />}
        </OptionalPart>
      )}
    </nav>
  );
}
