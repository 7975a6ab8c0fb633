import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { StateBlock } from './StateBlock';

interface ErrorStateProps {
  /** Sentence for the person that says what happened. */
  message: string;
  heading?: 1;
  retrying?: boolean;
  onRetry: () => void;
}

/** Message for data that could not be loaded: what happened, and a button to retry. */
export function ErrorState({ message, heading, retrying = false, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <StateBlock drawing="failed" heading={heading} title={t('state.failed')} text={message} role="alert">
      <button type="button" className="button" disabled={retrying} onClick={onRetry}>
        <Icon name="reload" />
        {t(retrying ? 'state.retrying' : 'state.retry')}
      </button>
    </StateBlock>
  );
}
