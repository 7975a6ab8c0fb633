import { Link } from 'umi';
import type { ToolCard } from 'contract/tool';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { OPENS_DIALOG } from '@/ui/overlay/useCloseDialog';
import { Icon } from '@/ui/primitives/Icon';
import { FavouriteButton } from '@/entities/item/actions/FavouriteButton';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { LaunchLink } from '@/entities/item/actions/LaunchLink';
import { ToolSign } from '@/entities/item/list/ToolSign';
import type { FavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import styles from './ToolTile.module.css';

interface ToolTileProps {
  tool: ToolCard;
  guideHref: string;
  favourites: FavouriteChanges;
}

/** Renders a tool as a tile that opens the tool, with a link to its guide. A tool without an address opens its guide instead. */
export function ToolTile({ tool, guideHref, favourites }: ToolTileProps) {
  const { t } = useTranslation('tool');
  const { area, id, title, summary, locale, url } = tool;
  const guide = { to: guideHref, state: OPENS_DIALOG, 'aria-haspopup': 'dialog' } as const;
  return (
    <li className={styles.tile}>
      <ToolSign tool={tool} />
      <h3 className={styles.name}>
        {url === null ? (
          <Link {...guide} className={`cover-link ${styles.target}`}>
            <span lang={locale}>{title}</span>
          </Link>
        ) : (
          <LaunchLink id={id} url={url} className={`cover-link ${styles.target}`}>
            <span lang={locale}>{title}</span>
          </LaunchLink>
        )}
        <LanguageTag locale={locale} />
      </h3>
      <p className={`clamped ${styles.summary}`} lang={locale}>
        {summary}
      </p>
      <div className={styles.actions}>
        {url !== null && (
          <Link {...guide} aria-label={t('guide.of', { title })} className={styles.guide}>
            {t('guide.open')}
          </Link>
        )}
        <FavouriteButton
          item={tool}
          title={title}
          favourite={favourites.isFavourite(tool)}
          onChange={(favourite) => {
            favourites.keep({ area, id }, favourite);
          }}
        />
      </div>
      <p className={styles.foot}>
        <span className={styles.host}>{url === null ? t('guide.open') : hostOf(url)}</span>
        {/* Says what the link in the heading does, whose target is the whole tile. */}
        <span className={styles.open} aria-hidden="true">
          {url === null ? t('guide.only') : t('launch')}
          <Icon name={url === null ? 'arrow-right' : 'arrow-up-right'} size={16} />
        </span>
      </p>
    </li>
  );
}

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
