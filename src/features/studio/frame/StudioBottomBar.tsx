import { useState } from 'react';
import { homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Sheet, SheetGroup, SheetLink } from '@/ui/overlay/Sheet';
import { BottomBar, BottomBarButton, BottomBarLink } from '@/ui/primitives/BottomBar';
import { Icon } from '@/ui/primitives/Icon';
import { NewItemDialog } from '../new-item/NewItemDialog';
import { ReviewCount } from '../review/ReviewCount';
import { byGroup, type Place, type PlaceName } from './studio-places';
import styles from './StudioBottomBar.module.css';

/** Places in the bar, before and after the button for a new item; the others are in the sheet that "More" opens. */
const BEFORE_NEW: readonly PlaceName[] = ['work', 'content'];
const AFTER_NEW: readonly PlaceName[] = ['reviews'];

interface StudioBottomBarProps {
  place: PlaceName;
  places: readonly Place[];
}

/** Bottom bar with the navigation of the studio on phones, which replaces that of the portal. */
export function StudioBottomBar({ place, places }: StudioBottomBarProps) {
  const { t } = useTranslation('studio');
  const [open, setOpen] = useState<'new' | 'more' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const inSheet = places.filter(({ name }) => ![...BEFORE_NEW, ...AFTER_NEW].includes(name));
  const link = ({ name, to, icon }: Place) => (
    <BottomBarLink key={name} to={to} icon={icon} current={name === place ? 'page' : undefined}>
      {t(`places.${name}`)}
      {name === 'reviews' && (
        <span className={styles.count}>
          <ReviewCount />
        </span>
      )}
    </BottomBarLink>
  );
  return (
    <div className={styles.bar}>
      <BottomBar label={t('title')}>
        {places.filter(({ name }) => BEFORE_NEW.includes(name)).map(link)}
        <BottomBarButton
          icon="plus"
          isOpen={open === 'new'}
          onOpen={() => {
            setOpen('new');
          }}
        >
          {t('new.open')}
        </BottomBarButton>
        {places.filter(({ name }) => AFTER_NEW.includes(name)).map(link)}
        <BottomBarButton
          icon="dots"
          isCurrent={inSheet.some(({ name }) => name === place)}
          isOpen={open === 'more'}
          onOpen={() => {
            setOpen('more');
          }}
        >
          {t('more')}
        </BottomBarButton>
        {open === 'new' && <NewItemDialog onClose={close} />}
        {open === 'more' && (
          <Sheet label={t('morePlaces')} onClose={close}>
            {byGroup(inSheet).map((each) => (
              <SheetGroup key={each.group} name={t(`groups.${each.group}`)}>
                {each.places.map(({ name, to, icon }) => (
                  <SheetLink
                    key={name}
                    to={to}
                    icon={<Icon name={icon} />}
                    current={name === place ? 'page' : undefined}
                    onChoose={close}
                  >
                    {t(`places.${name}`)}
                  </SheetLink>
                ))}
              </SheetGroup>
            ))}
            <div className={styles.leave}>
              <SheetLink to={homePath} icon={<Icon name="sign-out" />} onChoose={close}>
                {t('leave')}
              </SheetLink>
            </div>
          </Sheet>
        )}
      </BottomBar>
    </div>
  );
}
