import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { editorPath } from '@/lib/paths';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { shownTitle, titlesOf } from './item-titles';
import styles from './ItemTitles.module.css';
import { LanguageTag } from './LanguageTag';

interface ItemTitlesProps {
  item: ManagedItem;
  /** True if the link covers the row around it. */
  covers?: boolean;
  /** Note behind the other title. */
  note?: ReactNode;
}

/** Link to the editor with the title in the interface language, and below it the item's languages and the title in the other one. */
export function ItemTitles({ item, covers = false, note }: ItemTitlesProps) {
  const locale = useInterfaceLocale();
  const shown = shownTitle(item, locale);
  const titles = titlesOf(item, locale);
  return (
    <>
      <Link
        className={`clamped ${styles.title} ${covers ? 'cover-link' : ''}`}
        to={editorPath(item)}
        lang={shown.locale}
        title={shown.title}
      >
        {shown.title}
      </Link>
      <span className={styles.languages}>
        {titles.map((each) => (
          <LanguageTag key={each.locale} locale={each.locale} />
        ))}
        {titles.slice(1).map((other) => (
          <span key={other.locale} className={styles.other} lang={other.locale} title={other.title}>
            {other.title}
          </span>
        ))}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}
