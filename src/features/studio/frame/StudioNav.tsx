import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCurrentInView } from '@/ui/list/useCurrentInView';
import { Menu, MenuLink } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { ReviewCount } from '../review/ReviewCount';
import styles from './StudioNav.module.css';
import { byGroup, type Place, type PlaceName } from './studio-places';

interface StudioNavProps {
  place: PlaceName;
  bar: readonly Place[];
  menu: readonly Place[];
}

/** Navigation of the studio in wide windows: places of daily work as links, all others in a menu, whose button names the current one. */
export function StudioNav({ place, bar, menu }: StudioNavProps) {
  const { t } = useTranslation('studio');
  const current = useCurrentInView(place);
  return (
    <nav aria-label={t('title')} className={styles.places}>
      <ul>
        {bar.map(({ name, to, icon }) => (
          <li key={name}>
            <Link
              ref={name === place ? current : undefined}
              to={to}
              className={`tab-link ${styles.place}`}
              aria-current={name === place ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              <span data-name={t(`places.${name}`)}>{t(`places.${name}`)}</span>
              {name === 'reviews' && <ReviewCount />}
            </Link>
          </li>
        ))}
      </ul>
      {menu.length > 0 && <MoreMenu place={place} menu={menu} />}
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
        byGroup(menu).map(({ group, places }) => (
          <div key={group} role="group" aria-label={t(`groups.${group}`)} className={styles.group}>
            <p aria-hidden="true" className={styles.groupName}>
              {t(`groups.${group}`)}
            </p>
            {places.map(({ name, to, icon }) => (
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
