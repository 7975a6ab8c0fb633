import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadedPart, loadPart, type LoadPart } from './part-code';

/** Reason why a part cannot be shown: its code did not arrive, or it broke. */
export type PartFailure = 'unreachable' | 'broken';

interface LoadedPartProps<P> {
  load: LoadPart<P>;
  /** Shown until the code has arrived. */
  waiting?: ReactNode;
  /** Returns what is shown instead of a part that cannot be shown. */
  failed: (reason: PartFailure) => ReactNode;
  /** Key of what the part shows; when it changes, a part that broke is rendered again. */
  resetKey?: string | undefined;
  children: (Part: ComponentType<P>) => ReactNode;
}

/**
 * Renders a part and loads its code first, unless it has been loaded before. Uses no Suspense, because React shows what replaces a
 * fallback 300 ms after the fallback, even if the code arrives sooner.
 */
export function LoadedPart<P>({ load, waiting = null, failed, resetKey, children }: LoadedPartProps<P>) {
  const [Part, setPart] = useState(() => loadedPart(load));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadPart(load).then(
      (Loaded) => {
        if (!isGone) setPart(() => Loaded);
      },
      (error: unknown) => {
        console.error(error);
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (hasFailed) return failed('unreachable');
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => failed('broken')}>
      {Part ? children(Part) : waiting}
    </ErrorBoundary>
  );
}
