import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorBoundary } from './ErrorBoundary';

interface OptionalPartProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Called when the part fails. Must close it, so that opening it again retries. */
  onFailure: () => void;
  children: (Part: LazyExoticComponent<ComponentType<P>>) => ReactNode;
}

/** Renders a part that loads when it is opened. If it fails to load or breaks, a toast says so and the page remains. */
export function OptionalPart<P>({ load, onFailure, children }: OptionalPartProps<P>) {
  // Create one for each opening, because a lazy component that failed never retries.
  const [Part] = useState(() => lazy(load));
  return (
    <ErrorBoundary fallback={() => <FailedPart onFailure={onFailure} />}>
      <Suspense fallback={null}>{children(Part)}</Suspense>
    </ErrorBoundary>
  );
}

function FailedPart({ onFailure }: { onFailure: () => void }) {
  const { t } = useTranslation();
  const text = t('failure.part');
  useEffect(() => {
    toast('error', text);
    onFailure();
  }, [text, onFailure]);
  return null;
}
