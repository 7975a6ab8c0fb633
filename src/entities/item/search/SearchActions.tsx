import { Link } from 'umi';
import { searchPath, searchRulePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './SearchActions.module.css';

interface SearchActionsProps {
  query: string;
  /** Opens the form for a new page with the query as its title. Not given for searches that have results. */
  onCreatePage?: (query: string) => void;
}

/** Actions that an editor can take for a search, in the studio, the first of which is outlined. The forms open with the query filled in. */
export function SearchActions({ query, onCreatePage }: SearchActionsProps) {
  const { t } = useTranslation(['studio', 'item']);
  return (
    <div className={styles.actions}>
      {onCreatePage && (
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          aria-label={t('searchAction.pageFor', { query })}
          onClick={() => {
            onCreatePage(query);
          }}
        >
          {t('searchAction.page')}
        </button>
      )}
      {(onCreatePage ? (['synonym', 'pin'] as const) : (['pin', 'synonym'] as const)).map((rule, place) => (
        <Link
          key={rule}
          className={onCreatePage || place > 0 ? 'button button-quiet' : 'button'}
          to={searchRulePath(`${rule}s`, query)}
          aria-label={t(`searchAction.${rule}For`, { query })}
        >
          {t(`searchAction.${rule}`)}
        </Link>
      ))}
      <a
        className="button button-quiet"
        href={searchPath(query)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('searchAction.openFor', { query })} ${t('item:newTab')}`}
      >
        {t('searchAction.open')}
        <Icon name="arrow-up-right" size={16} />
      </a>
    </div>
  );
}
