import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';

interface DeferredPartProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Placeholder of the same size. */
  waiting: ReactNode;
  children: (Part: LazyExoticComponent<ComponentType<P>>) => ReactNode;
}

/** Renders a part whose code loads after that of its page. If it fails to load or breaks, an error with a retry takes its place. */
export function DeferredPart<P>(props: DeferredPartProps<P>) {
  const [tries, setTries] = useState(1);
  return (
    <OneTry
      key={tries}
      {...props}
      onRetry={() => {
        setTries(tries + 1);
      }}
    />
  );
}

function OneTry<P>({ load, waiting, children, onRetry }: DeferredPartProps<P> & { onRetry: () => void }) {
  const { t } = useTranslation();
  // Created for each try, because a lazy component that failed never retries.
  const [Part] = useState(() => lazy(load));
  return (
    <ErrorBoundary fallback={() => <ErrorState message={t('failure.part')} onRetry={onRetry} />}>
      <Suspense fallback={waiting}>{children(Part)}</Suspense>
    </ErrorBoundary>
  );
}
