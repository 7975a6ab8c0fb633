import { Link } from 'umi';
import type { Locale } from 'contract/core/locale';
import type { ManagedItem } from 'contract/manage/content';
import { editorPath } from '@/lib/paths';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { shownTitle, titlesOf } from './item-titles';
import styles from './ItemTitles.module.css';

interface ItemTitlesProps {
  item: ManagedItem;
  /** True if the link covers the row around it. */
  covers?: boolean;
}

/** Returns the code of a language as the tag shows it: EN, ZH. */
const codeOf = (locale: Locale): string => locale.slice(0, 2).toUpperCase();

/** Link to the editor with the title in the interface language, the languages of the item, and the title in the other one below. */
export function ItemTitles({ item, covers = false }: ItemTitlesProps) {
  const { t } = useTranslation('studio');
  const locale = useInterfaceLocale();
  const shown = shownTitle(item, locale);
  const titles = titlesOf(item, locale);
  return (
    <>
      <span className={styles.title}>
        <Link
          className={`${styles.link} ${covers ? 'cover-link' : ''}`}
          to={editorPath(item)}
          lang={shown.locale}
          title={shown.title}
        >
          {shown.title}
        </Link>
        {titles.map((each) => (
          <abbr key={each.locale} className={styles.language} title={t(`language.${each.locale}`)}>
            {codeOf(each.locale)}
          </abbr>
        ))}
      </span>
      {titles.slice(1).map((other) => (
        <span key={other.locale} className={styles.other} lang={other.locale}>
          {other.title}
        </span>
      ))}
    </>
  );
}
