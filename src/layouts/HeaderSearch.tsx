import { useEffect, useRef } from 'react';
import { isWriting } from '@/lib/browser/is-writing';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import { useSingleKeys } from './useSingleKeys';
import styles from './HeaderSearch.module.css';

export function HeaderSearch() {
  const { t } = useTranslation();
  const inputRef = useRef<HTMLInputElement>(null);
  const [usesSingleKeys] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const slash = usesSingleKeys && event.key === '/' && !isWriting(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [usesSingleKeys]);
  return (
    <div className={styles.search}>
      <EverywhereSearch label={t('search.label')} placeholder={t('search.placeholder')} inputRef={inputRef} />
    </div>
  );
}
