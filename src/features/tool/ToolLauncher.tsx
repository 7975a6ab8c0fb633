import '@/lib/i18n/texts/tool';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { Workshop } from '@/entities/area/views/Workshop';
import { EmptyState } from '@/ui/states/EmptyState';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useFavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import { FoundTools } from './FoundTools';
import { LauncherSkeleton } from './LauncherSkeleton';
import { ToolDrawer } from './ToolDrawer';
import { ToolGroups } from './ToolGroups';
import { useLauncherAddress } from './useLauncherAddress';
import styles from './ToolLauncher.module.css';

/** Shows all tools, and the guide of the chosen one in a drawer. */
export function ToolLauncher() {
  const { t } = useTranslation(['tool', 'item', 'shell']);
  const address = useLauncherAddress();
  const launcher = useCall('POST /api/tool/launcher', {});
  const favourites = useFavouriteChanges();
  const { query, tool } = address.state;
  const area = t('shell:area.tool');
  const tiles = { address, favourites };
  return (
    <>
      {tool === null && <PageTitle page={query ? t('item:resultsFor', { query }) : undefined} area={area} />}
      <AreaBanner area="tool" view={<Workshop />}>
        <QuickSearch label={t('search')} size="large" search={address.search} />
      </AreaBanner>
      <div className={`content ${styles.page}`}>
        <QueryState
          query={launcher}
          skeleton={<LauncherSkeleton />}
          isEmpty={({ tools }) => tools.length === 0}
          empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        >
          {(data) => (query ? <FoundTools tools={data.tools} {...tiles} /> : <ToolGroups launcher={data} {...tiles} />)}
        </QueryState>
      </div>
      {tool !== null && (
        <ToolDrawer
          key={tool}
          id={tool}
          card={launcher.data?.tools.find(({ id }) => id === tool)}
          favourites={favourites}
          onClose={address.closeGuide}
        />
      )}
    </>
  );
}
