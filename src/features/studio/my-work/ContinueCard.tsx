import { Link } from 'umi';
import { LOCALES } from 'contract/core/locale';
import type { ManagedItem } from 'contract/manage/content';
import { formatAge } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { Icon } from '@/ui/primitives/Icon';
import { shownTitle } from '../content/item-titles';
import styles from './ContinueCard.module.css';

interface ContinueCardProps {
  item: ManagedItem;
  /** True for the draft that was saved last, which is larger and has a button. */
  isLead: boolean;
}

/** Draft that the person was writing: where it belongs, its languages and when it was saved. The whole card leads to its editor. */
export function ContinueCard({ item, isLead }: ContinueCardProps) {
  const { t } = useTranslation(['studio', 'shell']);
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  return (
    <li className={styles.card} data-lead={isLead}>
      <AreaIcon area={item.area} size={isLead ? undefined : 'small'} />
      <div className={styles.words}>
        <p className="meta dotted">
          <span>{t(`shell:area.${item.area}`)}</span>
          <span>{t(item.state === 'draft' ? 'work.unpublished' : 'work.beside')}</span>
        </p>
        <h3 className={styles.title} lang={locale}>
          {isLead ? (
            title
          ) : (
            <Link className={`cover-link ${styles.link}`} to={editorPath(item)}>
              {title}
            </Link>
          )}
        </h3>
        <Languages titles={item.titles} />
      </div>
      <div className={styles.foot}>
        {item.draft && (
          <p className={`meta ${styles.saved}`}>
            <Icon name="clock" size={16} />
            {t('work.saved', { age: formatAge(item.draft.savedAt) })}
          </p>
        )}
        {isLead && (
          <Link className="button cover-link" to={editorPath(item)}>
            {t('work.continue')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Says in which languages the draft is written, and in which it is missing. */
function Languages({ titles }: Pick<ManagedItem, 'titles'>) {
  const { t } = useTranslation('studio');
  return (
    <ul className={styles.languages}>
      {LOCALES.map((locale) => {
        const isWritten = Boolean(titles[locale]);
        const language = t(`language.${locale}`);
        return (
          <li key={locale} data-written={isWritten}>
            {isWritten && <Icon name="check" size={14} />}
            {isWritten ? language : t('work.missing', { language })}
          </li>
        );
      })}
    </ul>
  );
}
