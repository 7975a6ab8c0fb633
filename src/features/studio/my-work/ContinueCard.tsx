import { Link } from 'umi';
import { LOCALES } from 'contract/core/locale';
import type { ManagedItem } from 'contract/manage/content';
import { daysTo, formatAge } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { Icon } from '@/ui/primitives/Icon';
import { shownTitle } from '../content/item-titles';
import styles from './ContinueCard.module.css';
import { useCheckReason } from './useReasons';

/** Number of days before the check-by day from which the card mentions it. */
const CHECK_DAYS = 30;

interface ContinueCardProps {
  item: ManagedItem;
  /** True for the draft that was saved last, which is larger and has a button. */
  isLead: boolean;
  /** True if the draft has stale passages. */
  isBehind: boolean;
}

/** Draft that the person was writing: where it belongs, its languages and when it was saved. The whole card leads to its editor. */
export function ContinueCard({ item, isLead, isBehind }: ContinueCardProps) {
  const { t } = useTranslation(['studio', 'shell', 'myWork']);
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const checkReason = useCheckReason();
  const check = item.checkBy !== null && daysTo(item.checkBy) <= CHECK_DAYS && checkReason(item.checkBy);
  return (
    <li className={styles.card} data-lead={isLead}>
      <AreaIcon area={item.area} size={isLead ? undefined : 'small'} />
      <div className={styles.words}>
        <h3 className={`clamped ${styles.title}`} lang={locale}>
          {isLead ? (
            title
          ) : (
            <Link className={`cover-link ${styles.link}`} to={editorPath(item)}>
              {title}
            </Link>
          )}
        </h3>
        <p className="meta dotted">
          <span>{t(`shell:area.${item.area}`)}</span>
          <span>{t(item.state === 'draft' ? 'myWork:unpublished' : 'myWork:beside')}</span>
          {check && <span data-urgency={check.urgency}>{check.text}</span>}
        </p>
        <Languages titles={item.titles} isBehind={isBehind} />
      </div>
      <div className={styles.foot}>
        {item.draft && (
          <p className={`meta ${styles.saved}`}>
            <Icon name="clock" size={16} />
            {t('myWork:saved', { age: formatAge(item.draft.savedAt) })}
          </p>
        )}
        {isLead && (
          <Link className="button button-primary cover-link" to={editorPath(item)}>
            {t('myWork:continue')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** List of missing languages, and a note about stale passages; if neither applies, the languages in which the draft is written. */
function Languages({ titles, isBehind }: Pick<ManagedItem, 'titles'> & Pick<ContinueCardProps, 'isBehind'>) {
  const { t } = useTranslation(['studio', 'myWork']);
  const missing = LOCALES.filter((locale) => !titles[locale]);
  const isWhole = missing.length === 0 && !isBehind;
  return (
    <ul className={styles.languages}>
      {missing.map((locale) => (
        <li key={locale} data-missing>
          {t('myWork:missing', { language: t(`language.${locale}`) })}
        </li>
      ))}
      {isWhole &&
        LOCALES.map((locale) => (
          <li key={locale}>
            <Icon name="check" size={14} />
            {t(`language.${locale}`)}
          </li>
        ))}
      {isBehind && (
        <li data-behind>
          <Icon name="warning" size={14} />
          {t('myWork:behind')}
        </li>
      )}
    </ul>
  );
}
