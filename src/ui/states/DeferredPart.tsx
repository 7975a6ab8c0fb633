import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorState } from './ErrorState';
import { LoadedPart } from './LoadedPart';
import { LoadingBlock } from './LoadingBlock';
import type { LoadPart } from './part-code';

interface DeferredPartProps<P> {
  load: LoadPart<P>;
  /** Placeholder of the same size; `null` for a part that takes no space until it is shown. */
  waiting: ReactNode;
  resetKey?: string | undefined;
  children: (Part: ComponentType<P>) => ReactNode;
}

/** Renders a part whose code loads after that of its page. If it fails to load or breaks, an error with a retry takes its place. */
export function DeferredPart<P>({ waiting, ...part }: DeferredPartProps<P>) {
  const { t } = useTranslation();
  const [tries, setTries] = useState(1);
  return (
    <LoadedPart
      key={tries}
      {...part}
      waiting={waiting === null ? null : <LoadingBlock>{waiting}</LoadingBlock>}
      failed={(reason) => (
        <ErrorState
          failure={
            reason === 'unreachable'
              ? { status: 0, message: t('failure.partText') }
              : { status: 500, message: t('failure.partBroken') }
          }
          onRetry={() => {
            setTries(tries + 1);
          }}
        />
      )}
    />
  );
}
