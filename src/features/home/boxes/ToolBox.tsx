import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import type { ToolCard } from 'contract/tool';
import { itemPath } from 'contract/core/paths';
import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LaunchLink } from '@/entities/item/actions/LaunchLink';
import { ToolSign } from '@/entities/item/list/ToolSign';
import { HomeBox } from './HomeBox';
import { useHomePart } from '../../../entities/home/useHome';
import styles from './ToolBox.module.css';

/** Shows the person's favourite tools, then popular ones. Each opens in a new tab. */
export function ToolBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const tools = useHomePart(whole, 'tools');
  return (
    <HomeBox
      title={t('tools.title')}
      all={{ to: AREA_PATHS.tool, text: t('tools.all') }}
      query={tools}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => (
        <ul className={styles.tools}>
          {items.map((tool) => (
            <li key={tool.id}>
              <Tile tool={tool} />
            </li>
          ))}
        </ul>
      )}
    </HomeBox>
  );
}

/** Renders the tile of a tool. A tool without an address leads to its guide. */
function Tile({ tool }: { tool: ToolCard }) {
  const { id, title, locale, url } = tool;
  const face = (
    <>
      <ToolSign tool={tool} />
      <span className={`clamped ${styles.name}`} lang={locale}>
        {title}
      </span>
    </>
  );
  if (url === null) {
    return (
      <Link to={itemPath('tool', id)} className={styles.tile}>
        {face}
      </Link>
    );
  }
  return (
    <LaunchLink id={id} url={url} className={styles.tile}>
      {face}
    </LaunchLink>
  );
}
