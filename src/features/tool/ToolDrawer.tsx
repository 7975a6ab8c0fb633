import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { ToolCard } from 'contract/tool';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { StateBlock } from '@/ui/states/StateBlock';
import type { FavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import { useItem } from '@/entities/item/page/useItem';
import { GuideSkeleton } from './GuideSkeleton';
import { ToolGuide } from './ToolGuide';

interface ToolDrawerProps {
  id: string;
  /** Card of the tool, if the launcher has loaded it. */
  card: ToolCard | undefined;
  favourites: FavouriteChanges;
  onClose: () => void;
}

/** Shows a tool's guide in a drawer over the launcher, for the address parameter `?tool=`. */
export function ToolDrawer({ id, card, favourites, onClose }: ToolDrawerProps) {
  const { t } = useTranslation(['tool', 'shell']);
  const item = useItem('/api/tool', id);
  const known = item.isMissing ? undefined : (item.shown ?? card);
  const title = item.isMissing ? t('missing.title') : (known?.title ?? t('guide.open'));
  return (
    <Dialog title={title} titleLocale={known?.locale} place="page" onClose={onClose}>
      <PageTitle page={title} area={t('shell:area.tool')} />
      {item.isMissing ? (
        <StateBlock drawing="not-found" title={t('missing.text')}>
          <Link className="button" to={AREA_PATHS.tool}>
            {t('missing.toTools')}
          </Link>
        </StateBlock>
      ) : (
        <QueryState query={item} skeleton={<GuideSkeleton />}>
          {(tool) => <ToolGuide key={tool.id} tool={tool} favourites={favourites} countShare={item.countShare} />}
        </QueryState>
      )}
    </Dialog>
  );
}
