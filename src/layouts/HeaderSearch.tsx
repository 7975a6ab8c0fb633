import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import styles from './HeaderSearch.module.css';

/** Returns whether the person is typing, so that the key is meant as text and not as the shortcut. */
const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

export function HeaderSearch() {
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const slash = event.key === '/' && !isWriting(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <div className={styles.search}>
      <EverywhereSearch label={t('search.label')} placeholder={t('search.placeholder')} inputRef={inputRef} />
    </div>
  );
}
