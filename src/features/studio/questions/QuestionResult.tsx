import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { isAmongFirst, type Answer } from './answers';
import styles from './Questions.module.css';

interface QuestionResultProps {
  /** Undefined until the search has been asked. */
  answer: Answer | undefined;
  isAsking: boolean;
}

/** Line below a question with the page's place in the results; while the search runs again, the previous place stays. */
export function QuestionResult({ answer, isAsking }: QuestionResultProps) {
  const { t } = useTranslation('contentTests');
  if (!answer) return <p className={styles.result}>{t(isAsking ? 'asking' : 'waiting')}</p>;
  const { place } = answer;
  const isFound = isAmongFirst(place);
  return (
    <p className={styles.result} data-found={isFound} data-old={isAsking}>
      <Icon name={isFound ? 'check' : 'warning'} size={16} />
      {place === null ? t('none') : t(isFound ? 'first' : 'low', { place: formatNumber(place) })}
    </p>
  );
}
