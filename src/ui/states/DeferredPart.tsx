import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';

type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

interface DeferredPartProps<P> {
  /** Loads the code; the same function in each rendering. */
  load: LoadPart<P>;
  /** Placeholder of the same size. */
  waiting: ReactNode;
  /** Key of what the part shows; when it changes, a part that broke is rendered again. */
  resetKey?: string | undefined;
  children: (Part: ComponentType<P>) => ReactNode;
}

/** Loaded parts by their load function, so that a part that is shown again needs no placeholder. */
const loadedParts = new WeakMap<object, unknown>();

/** Returns the part and keeps it for later renderings. */
async function loadAndKeep<P>(load: LoadPart<P>): Promise<ComponentType<P>> {
  const { default: Part } = await load();
  loadedParts.set(load, Part);
  return Part;
}

/** Loads a part before it is rendered, so that its first rendering needs no placeholder. A failure is reported when it is rendered. */
export const preparePart = <P,>(load: LoadPart<P>): Promise<unknown> => loadAndKeep(load).catch(() => undefined);

/**
 * Renders a part whose code loads after that of its page. If it fails to load or breaks, an error with a retry takes its place.
 * Uses no Suspense, because React keeps a visible fallback for 300 ms even if the code arrives sooner.
 */
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

function OneTry<P>({ load, waiting, resetKey, children, onRetry }: DeferredPartProps<P> & { onRetry: () => void }) {
  const { t } = useTranslation();
  const [Part, setPart] = useState(() => (loadedParts.get(load) as ComponentType<P> | undefined) ?? null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadAndKeep(load).then(
      (Loaded) => {
        if (!isGone) setPart(() => Loaded);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  const failure = (status: number) => <ErrorState failure={{ status, message: t('failure.part') }} onRetry={onRetry} />;
  if (hasFailed) return failure(0);
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => failure(500)}>
      {Part ? children(Part) : waiting}
    </ErrorBoundary>
  );
}
