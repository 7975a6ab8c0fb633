import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from '../form/Form.module.css';
import type { WordList } from './useWordList';

/** Renders the buttons that save a list or discard its changes, while there are any. */
export function WordListButtons({ list, saving }: { list: WordList; saving: boolean }) {
  const { t } = useTranslation('searchAdmin');
  return (
    <div className={styles.buttons}>
      {(list.changed || saving) && (
        <button type="submit" className="button button-primary" aria-disabled={saving}>
          {t(saving ? 'saving' : 'save')}
        </button>
      )}
      {list.changed && (
        <button type="button" className="button" onClick={list.discard}>
          {t('restore')}
        </button>
      )}
      <p role="status" className="meta">
        {list.changed && t('words.unsaved')}
      </p>
    </div>
  );
}
