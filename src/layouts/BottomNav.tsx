import { useCallback, useState } from 'react';
import type { UserInfo } from 'contract/session';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCloseOnBack } from '@/ui/overlay/useCloseOnBack';
import { BottomBar, BottomBarButton, BottomBarLink } from '@/ui/primitives/BottomBar';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import { currentOf, SECTIONS } from './sections';

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
  useCloseOnBack(close);
  return (
    <BottomBar label={t('nav.bottom')}>
      {BAR_SECTIONS.map((section) => (
        <BottomBarLink
          key={section.to}
          to={section.to}
          icon={section.icon}
          area={section.area}
          current={currentOf(section, pathname)}
        >
          {section.name === 'service' ? t('nav.services') : t(`area.${section.name}`)}
        </BottomBarLink>
      ))}
      <BottomBarButton
        icon="more"
        isCurrent={SHEET_SECTIONS.some((section) => currentOf(section, pathname))}
        isOpen={open}
        onOpen={() => {
          setOpen(true);
        }}
        {...prepareOnIntent(loadMoreSheet)}
      >
        {t('nav.more')}
      </BottomBarButton>
      {open && (
        <OptionalPart load={loadMoreSheet} onFailure={close}>
          {(MoreSheet) => <MoreSheet sections={SHEET_SECTIONS} user={user} pathname={pathname} onClose={close} />}
        </OptionalPart>
      )}
    </BottomBar>
  );
}
