import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from '../form/Form.module.css';
import type { WordList } from './useWordList';

/** Renders the buttons that save a list or discard its changes. */
export function WordListButtons({ list, saving }: { list: WordList; saving: boolean }) {
  const { t } = useTranslation('searchAdmin');
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button-primary" aria-disabled={!list.changed || saving}>
        {t(saving ? 'saving' : 'save')}
      </button>
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
