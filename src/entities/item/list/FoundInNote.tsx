import { useContext, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { foreignLocaleOfMost, NotedLocale, type ListedItem } from './noted-locale';
import styles from './FoundInNote.module.css';

interface FoundInNoteProps {
  /** Items of the rows below. */
  items: readonly ListedItem[];
  children: ReactNode;
}

/** Says once, above the rows, that most of them were found in their text in the other language, unless a note further above does. */
export function FoundInNote({ items, children }: FoundInNoteProps) {
  const { t } = useTranslation('item');
  const above = useContext(NotedLocale);
  const locale = above ?? foreignLocaleOfMost(items);
  return (
    <NotedLocale value={locale}>
      {locale && !above && <p className={`second ${styles.note}`}>{t(`foundInMost.${locale}`)}</p>}
      {children}
    </NotedLocale>
  );
}
