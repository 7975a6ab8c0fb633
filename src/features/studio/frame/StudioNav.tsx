import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCurrentInView } from '@/ui/list/useCurrentInView';
import { Menu, MenuLink } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { ReviewCount } from '../review/ReviewCount';
import styles from './StudioNav.module.css';
import { MENU_GROUPS, type Place, type PlaceName } from './studio-places';

/** Number of places of the bar that a phone has room for beside the open one. */
const PLACES_ON_PHONES = 2;

interface StudioNavProps {
  place: PlaceName;
  bar: readonly Place[];
  menu: readonly Place[];
}

/** Navigation of the studio: places of daily work as links, as many as there is room for, all others in a menu, whose button names the open one. */
export function StudioNav({ place, bar, menu }: StudioNavProps) {
  const { t } = useTranslation('studio');
  const current = useCurrentInView(place);
  const isPhone = useMediaQuery('(max-width: 760px)');
  const shown = isPhone ? bar.filter(({ name }, index) => index < PLACES_ON_PHONES || name === place) : bar;
  const inMenu = [...bar.filter((each) => !shown.includes(each)), ...menu];
  return (
    <nav aria-label={t('title')} className={styles.places}>
      <ul>
        {shown.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              ref={name === place ? current : undefined}
              to={to}
              className={`tab-link ${styles.place}`}
              aria-current={name === place ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {t(`places.${name}`)}
              {name === 'reviews' && <ReviewCount />}
            </Link>
          </li>
        ))}
      </ul>
      {inMenu.length > 0 && <MoreMenu place={place} menu={inMenu} />}
    </nav>
  );
}

function MoreMenu({ place, menu }: Omit<StudioNavProps, 'bar'>) {
  const { t } = useTranslation('studio');
  const open = menu.find(({ name }) => name === place);
  const button = (
    <span className={`tab-link ${styles.more}`} aria-current={open && 'page'}>
      {open && <Icon name={open.icon} size={18} />}
      {t(open ? `places.${open.name}` : 'more')}
      <Icon name="chevron-down" size={16} />
    </span>
  );
  return (
    <Menu label={open ? t('placesBeside', { place: t(`places.${open.name}`) }) : t('morePlaces')} button={button}>
      {(close) =>
        MENU_GROUPS.map((group) => (
          <div key={group} role="group" aria-label={t(`groups.${group}`)} className={styles.group}>
            <p aria-hidden="true" className={styles.groupName}>
              {t(`groups.${group}`)}
            </p>
            {menu
              .filter((each) => each.group === group)
              .map(({ name, to, icon }) => (
                <MenuLink key={name} to={to} onChoose={close}>
                  <Icon name={icon} />
                  {t(`places.${name}`)}
                </MenuLink>
              ))}
          </div>
        ))
      }
    </Menu>
  );
}
