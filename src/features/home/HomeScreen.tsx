import { servicePath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { PageTitle } from '@/ui/PageTitle';
import { AreaTiles } from './AreaTiles';
import { EmptyFavourites } from './EmptyFavourites';
import { HomeTop } from './HomeTop';
import { HOME_LISTS } from './first-calls';
import { ServiceBox } from './ServiceBox';
import styles from './HomeScreen.module.css';

export function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageTitle />
      <HomeTop />
      <div className={`content ${styles.grid}`}>
        <ServiceBox
          wide
          title={t('popular.title')}
          input={HOME_LISTS.popular}
          all={{ to: servicePath(), text: t('popular.all') }}
        />
        <div className={styles.side}>
          <ServiceBox
            title={t('newest.title')}
            input={HOME_LISTS.newest}
            all={{ to: servicePath({ sort: 'newest' }), text: t('newest.all') }}
          />
          {/* Last, for nobody knows beforehand how many they are: nothing in sight moves when they come. */}
          <ServiceBox
            title={t('favourites.title')}
            input={HOME_LISTS.favourites}
            all={{ to: servicePath({ favourite: true }), text: t('favourites.all') }}
            expected={1}
            empty={<EmptyFavourites />}
          />
        </div>
      </div>
      <AreaTiles />
    </>
  );
}
