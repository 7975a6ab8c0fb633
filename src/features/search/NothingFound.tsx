import { useId } from 'react';
import { Link } from 'umi';
import type { Person } from 'contract/person';
import type { SearchResult } from 'contract/search';
import { homePath, searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
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
 * or the home page.
 */
export function NothingFound({ nothing: { close, popular }, people, address }: NothingFoundProps) {
  const { state, hrefWith } = address;
  const { t } = useTranslation(['search', 'item', 'shell']);
  const titleId = useId();
  return (
    <div className={`content ${styles.ways}`}>
      <FoundPeople people={people} address={address} />
      <p className={styles.buttons}>
        {(state.from ?? state.to) && (
          <Link className="button button-primary" to={hrefWith({ from: null, to: null })}>
            {t('nothing.anyDay')}
          </Link>
        )}
        <Link className="button" to={homePath}>
          {t('shell:nav.toHome')}
        </Link>
      </p>
      {close.length > 0 && <QueryLinks title={t('nothing.close')} queries={close} hrefOf={(query) => searchPath(query)} />}
      {popular.length > 0 && (
        <section>
          <h2 id={titleId} className={styles.title}>
            {t('nothing.popular')}
          </h2>
          <ItemLinks items={popular} labelledBy={titleId} summaries />
        </section>
      )}
    </div>
  );
}
