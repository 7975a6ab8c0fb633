import { useState } from 'react';
import type { Failure } from '@/lib/api/failures';
import { useOnline } from '@/lib/browser/useOnline';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocus } from '../primitives/hand-on-focus';
import { Icon } from '../primitives/Icon';
import { RetryWhenConnected } from './RetryWhenConnected';
import { StateBlock } from './StateBlock';

interface ErrorStateProps {
  /** Reason of the failure. With status 0 the server was not reached, and the data loads again by itself once it is. */
  failure: Pick<Failure, 'status' | 'message'>;
  heading?: 1;
  retrying?: boolean;
  onRetry: () => void;
}

/** Message for data that could not be loaded: what happened, and a button to retry. Says so if the device is offline. */
export function ErrorState({ failure: { status, message }, heading, retrying = false, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const [isByHand, setByHand] = useState(false);
  // An automatic retry does not disable the button, which keeps the focus.
  const isWaiting = retrying && isByHand;
  return (
    <StateBlock
      ref={handOnFocus}
      drawing={online && status !== 0 ? 'failed' : 'offline'}
      heading={heading}
      title={t(online ? 'state.failed' : 'failure.offline')}
      text={online ? message : t('failure.offlineText')}
      role="alert"
    >
      <RetryWhenConnected
        isUnreachable={status === 0}
        onRetry={() => {
          setByHand(false);
          onRetry();
        }}
      />
      <button
        type="button"
        className="button"
        aria-disabled={isWaiting}
        onClick={() => {
          if (isWaiting) return;
          setByHand(true);
          onRetry();
        }}
      >
        <Icon name="reload" />
        {t(isWaiting ? 'state.retrying' : 'state.retry')}
      </button>
    </StateBlock>
  );
}
