import { useId } from 'react';
import { Link } from 'umi';
import type { ToolCard } from 'contract/tool';
import { formatNumber } from '@/lib/i18n/format';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { toolsWith } from './arrange';
import { ToolTiles, type TileContext } from './ToolTiles';
import styles from './ToolLauncher.module.css';

/** Shows the tools that match the typed query. */
export function FoundTools({ tools, ...context }: { tools: readonly ToolCard[] } & TileContext) {
  const { t } = useTranslation(['tool', 'item']);
  const titleId = useId();
  const { query } = context.address.state;
  const found = toolsWith(tools, query);
  const count = found.length;
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('item:resultsFor', { query })}</h2>
        <p role="status" className="second">
          {t('total', { count, formatted: formatNumber(count) })}
        </p>
      </div>
      <div className={styles.groups}>
        {count > 0 ? (
          <ToolTiles tools={found} {...context} />
        ) : (
          <EmptyState drawing="search" title={t('item:empty.query', { query })} text={t('item:empty.queryText')}>
            <Link className="button" to={searchPath(query)}>
              {t('item:empty.everywhere')}
            </Link>
          </EmptyState>
        )}
      </div>
    </section>
  );
}
