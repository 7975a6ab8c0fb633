import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { editorPath } from '@/lib/paths';
import { shownTitle, type Titled } from '../content/item-titles';
import { LanguageTag } from '../content/LanguageTag';
import styles from './RowTitle.module.css';

/** Title of an item as a link that covers its row, with a tag if it is not in the interface language. */
export function RowTitle({ item }: { item: ItemRef & Titled }) {
  const interfaceLocale = useInterfaceLocale();
  const { title, locale } = shownTitle(item, interfaceLocale);
  return (
    <span className={styles.title}>
      <Link className={`cover-link ${styles.link}`} to={editorPath(item)} lang={locale} title={title}>
        {title}
      </Link>
      {locale !== interfaceLocale && <LanguageTag locale={locale} />}
    </span>
  );
}
