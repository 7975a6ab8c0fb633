import { useLocation } from 'umi';
import { hasPageSearch } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { prepareOnIntent } from '@/ui/states/part-code';
import { useIsPageSearchInSight } from '@/ui/search-box/page-search';
import { loadPaletteBody } from '../features/search-palette/SearchPalette';
import styles from './HeaderSearch.module.css';

/** Search of the header, hidden but not moved while the page shows a search of its own. */
export function HeaderSearch({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isHidden = useIsPageSearchInSight() ?? hasPageSearch(pathname, search);
  return (
    <div className={styles.search} data-hidden={isHidden} inert={isHidden} {...prepareOnIntent(loadPaletteBody)}>
      <EverywhereSearch label={t('search.label')} placeholder={t('search.placeholder')} />
    </div>
  );
}
