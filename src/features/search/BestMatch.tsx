import { useId } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/core/areas';
import type { FoundItem } from 'contract/search';
import { itemPath } from 'contract/core/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { HighlightedText } from '@/entities/item/list/HighlightedText';
import { MainAction } from '@/entities/item/page/MainAction';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './BestMatch.module.css';
import { FoundFacts } from './found/FoundFacts';

/** Returns the kind of the action that an item of an area leads to. */
function actionOf(area: Area): 'apply' | 'visit' | 'open' {
  if (area === 'service' || area === 'personnel') return 'apply';
  return area === 'benefit' ? 'visit' : 'open';
}

interface BestMatchProps {
  item: FoundItem;
  /** Address that the item leads to; null if it has only its page. */
  url: string | null;
}

/** Shows the best match as a card above all other results, with a link to the address that it leads to. */
export function BestMatch({ item, url }: BestMatchProps) {
  const { t } = useTranslation(['search', 'shell']);
  const titleId = useId();
  const { area, id, locale, summary, highlight } = item;
  return (
    <section className={styles.best} data-area={area} aria-labelledby={titleId}>
      <AreaIcon area={area} />
      <div>
        <h2 id={titleId} className={styles.label}>
          {t('best.title', { area: t(`shell:area.${area}`) })}
        </h2>
        <h3 className={styles.title}>
          <Link className={`cover-link ${styles.link}`} to={itemPath(area, id)} lang={locale}>
            <HighlightedText parts={highlight.title} />
          </Link>
          <LanguageTag locale={locale} />
        </h3>
        <p className={`clamped ${styles.summary}`} lang={summary ? locale : (highlight.passageLocale ?? locale)}>
          {summary || <HighlightedText parts={highlight.passage} />}
        </p>
        <FoundFacts item={item} />
      </div>
      {url && (
        <div className={styles.action}>
          <MainAction
            href={url}
            text={t(`best.act.${actionOf(area)}`)}
            hint={new URL(url).host}
            icon="arrow-up-right"
            opens={{ as: 'tab' }}
            counted={{ area, id }}
          />
        </div>
      )}
    </section>
  );
}
