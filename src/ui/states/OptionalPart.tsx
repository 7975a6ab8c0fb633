import { useEffect, type ComponentType, type ReactNode } from 'react';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LoadedPart, type PartFailure } from './LoadedPart';
import type { LoadPart } from './part-code';

interface OptionalPartProps<P> {
  load: LoadPart<P>;
  /** Called when the part fails. Must close it, so that opening it again retries. */
  onFailure: () => void;
  children: (Part: ComponentType<P>) => ReactNode;
}

/** Renders a part that loads when it is opened. If it fails to load or breaks, a toast says so and the page remains. */
export const OptionalPart = <P,>({ onFailure, ...part }: OptionalPartProps<P>) => (
  <LoadedPart {...part} failed={(reason) => <FailedPart reason={reason} onFailure={onFailure} />} />
);

function FailedPart({ reason, onFailure }: { reason: PartFailure; onFailure: () => void }) {
  const { t } = useTranslation();
  const text = t(reason === 'unreachable' ? 'failure.part' : 'failure.partBroken');
  useEffect(() => {
    toast('error', text);
    onFailure();
  }, [text, onFailure]);
  return null;
}
