import type { Locale } from 'contract/core/locale';
import type { Node } from 'prosemirror-model';
import { useDeferredValue } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { countWords } from '../engine/count-words';
import styles from './RichText.module.css';

/** Number of words, or of characters in Chinese. */
export function WordCount({ doc, locale }: { doc: Node; locale: Locale }) {
  const { t } = useTranslation('studioEditor');
  const { unit, count } = countWords(useDeferredValue(doc), locale);
  return <p className={styles.count}>{t(unit, { count, formatted: formatNumber(count) })}</p>;
}
