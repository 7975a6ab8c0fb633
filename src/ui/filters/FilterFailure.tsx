import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '../primitives/hand-on-focus';
import { Icon } from '../primitives/Icon';
import { RetryWhenConnected } from '../states/RetryWhenConnected';
import styles from './FilterFailure.module.css';

interface FilterFailureProps {
  /** Sentence that says what could not be loaded. */
  text: string;
  failure: Failure;
  retrying: boolean;
  onRetry: () => void;
}

/** Error message instead of filter choices that could not be loaded. Small, because the other filters still work. */
export function FilterFailure({ text, failure, retrying, onRetry }: FilterFailureProps) {
  const { t } = useTranslation();
  return (
    <>
      <RetryWhenConnected isUnreachable={failure.status === 0} onRetry={onRetry} />
      <p className={styles.text}>
        {text} {failure.message}
      </p>
      <button
        ref={handOnFocus}
        type="button"
        className={`button button-quiet ${styles.retry}`}
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        <Icon name="reload" size={16} />
        {t(retrying ? 'state.retrying' : 'state.retry')}
      </button>
    </>
  );
}
