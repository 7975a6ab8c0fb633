import { Link } from 'umi';
import { searchPath, searchRulePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Menu, MenuLink } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import styles from './SearchActions.module.css';

interface SearchActionsProps {
  query: string;
  /** Opens the form for a new page with the query as its title. Not given for searches that have results. */
  onCreatePage?: (query: string) => void;
}

/**
 * Actions that an editor can take for a search, in the studio: the first as a button with an outline, the others as quiet ones, on phones
 * in a menu. The forms open with the query filled in.
 */
export function SearchActions({ query, onCreatePage }: SearchActionsProps) {
  const { t } = useTranslation(['studio', 'item']);
  const isPhone = useIsPhone();
  const rules: readonly Rule[] = onCreatePage ? ['synonym', 'pin'] : ['synonym'];
  return (
    <div className={styles.actions}>
      {onCreatePage ? (
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
      ) : (
        <RuleLink query={query} rule="pin" />
      )}
      {isPhone ? (
        <MoreActions query={query} rules={rules} />
      ) : (
        <>
          {rules.map((rule) => (
            <RuleLink key={rule} query={query} rule={rule} isQuiet />
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
        </>
      )}
    </div>
  );
}

type Rule = 'synonym' | 'pin';

function RuleLink({ query, rule, isQuiet = false }: { query: string; rule: Rule; isQuiet?: boolean }) {
  const { t } = useTranslation('studio');
  return (
    <Link
      className={isQuiet ? 'button button-quiet' : 'button'}
      to={searchRulePath(`${rule}s`, query)}
      aria-label={t(`searchAction.${rule}For`, { query })}
    >
      {t(`searchAction.${rule}`)}
    </Link>
  );
}

function MoreActions({ query, rules }: { query: string; rules: readonly Rule[] }) {
  const { t } = useTranslation('studio');
  return (
    <Menu label={t('searchAction.more', { query })} button={<Icon name="dots" />}>
      {(close) => (
        <>
          {rules.map((rule) => (
            <MenuLink key={rule} to={searchRulePath(`${rule}s`, query)} onChoose={close}>
              {t(`searchAction.${rule}`)}
            </MenuLink>
          ))}
          <MenuLink to={searchPath(query)} onChoose={close}>
            {t('searchAction.open')}
          </MenuLink>
        </>
      )}
    </Menu>
  );
}
