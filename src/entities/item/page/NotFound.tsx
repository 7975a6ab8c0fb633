import { useRef } from 'react';
import { Link } from 'umi';
import { AREA_PATHS, type Area } from 'contract/core/areas';
import { homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AREA_FACTS } from '../../area/areas';
import { EverywhereSearch } from '../search/EverywhereSearch';
import { Icon } from '../../../ui/primitives/Icon';
import { PageTitle } from '../../../ui/primitives/PageTitle';
import { useAsPageSearch } from '../../../ui/search-box/page-search';
import { Illustration } from '../../../ui/states/Illustration';
import { LoadedPart } from '../../../ui/states/LoadedPart';
import styles from './NotFound.module.css';

const loadItems = async () => ({
  default: (await import(/* webpackChunkName: "first-of-area" */ '../list/FirstOfArea')).FirstOfArea,
});

interface NotFoundProps {
  title?: string;
  text?: string;
  /** Area to lead back to and to suggest items of; without one, the home page is the only way back, and services are suggested. */
  area?: Area;
  /** True if it is a part of a page of the area, which has its own frame. */
  isPart?: boolean;
}

/** Page for an unknown address or a missing item, with a search box and links back. */
export function NotFound({ title, text, area, isPart = false }: NotFoundProps) {
  const { t } = useTranslation();
  const heading = title ?? t('notFound.title');
  const searchRef = useRef<HTMLDivElement>(null);
  useAsPageSearch(searchRef);
  const page = (
    <div className={isPart ? styles.page : `content ${styles.page}`}>
      <PageTitle page={heading} />
      <Illustration name="not-found" />
      <h1>{heading}</h1>
      <p className={styles.text}>{text ?? t('notFound.text')}</p>
      <div ref={searchRef} className={styles.search}>
        <EverywhereSearch size="large" label={t('notFound.search')} placeholder={t('search.placeholder')} />
      </div>
      <p className={styles.ways}>
        {area && (
          <Link to={AREA_PATHS[area]} className="button">
            <Icon name={AREA_FACTS[area].icon} />
            {t(`areaBrowse.${area}`)}
          </Link>
        )}
        <Link to={homePath} className="button">
          {!area && <Icon name="home" />}
          {t('nav.toHome')}
        </Link>
      </p>
      <div className={styles.items}>
        <LoadedPart load={loadItems} failed={() => null}>
          {(FirstOfArea) => <FirstOfArea area={area ?? 'service'} />}
        </LoadedPart>
      </div>
    </div>
  );
  if (!area || isPart) return page;
  return (
    <div className="area-light" data-area={area}>
      {page}
    </div>
  );
}
