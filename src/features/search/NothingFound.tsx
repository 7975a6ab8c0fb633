import { useId } from 'react';
import { Link } from 'umi';
import { AREA_PATHS, AREAS } from 'contract/core/areas';
import type { Person } from 'contract/person';
import type { SearchResult } from 'contract/search';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import type { ListAddress } from '@/ui/list/useListAddress';
import { FoundPeople } from './people/FoundPeople';
import styles from './NothingFound.module.css';
import { QueryLinks } from './QueryLinks';
import type { SearchState } from './search-address';

interface NothingFoundProps {
  nothing: NonNullable<SearchResult['nothing']>;
  people: readonly Person[];
  address: ListAddress<SearchState>;
}

/**
 * Suggests alternatives to a search without results: people who match it, removing the date filter, a similar query, popular items,
 * or an area.
 */
export function NothingFound({ nothing: { close, popular }, people, address }: NothingFoundProps) {
  const { state, hrefWith } = address;
  const { t } = useTranslation(['search', 'shell']);
  const popularId = useId();
  const areasId = useId();
  return (
    <div className={`content ${styles.ways}`}>
      <div className={styles.answers}>
        <FoundPeople people={people} address={address} />
        {(state.from ?? state.to) && (
          <p>
            <Link className="button button-primary" to={hrefWith({ from: null, to: null })}>
              {t('nothing.anyDay')}
            </Link>
          </p>
        )}
        {close.length > 0 && <QueryLinks title={t('nothing.close')} queries={close} hrefOf={(query) => searchPath(query)} />}
        {popular.length > 0 && (
          <section>
            <h2 id={popularId} className={styles.title}>
              {t('nothing.popular')}
            </h2>
            <ItemLinks items={popular} labelledBy={popularId} summaries />
          </section>
        )}
      </div>
      <nav aria-labelledby={areasId}>
        <h2 id={areasId} className={styles.title}>
          {t('nothing.areas')}
        </h2>
        <ul className={styles.areas}>
          {AREAS.map((area) => (
            <li key={area}>
              <Link className={styles.area} to={AREA_PATHS[area]}>
                <AreaIcon area={area} size="small" />
                {t(`shell:area.${area}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
