import { moduleHook } from '@/lib/browser/module-hook';
import { useRetryWhenConnected } from '@/lib/browser/useRetryWhenConnected';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';

export interface ConnectionRetryProps {
  /** True if the server could not be reached; by default if the page is shown from this device. */
  isUnreachable?: boolean;
  /**
   * Time (ISO 8601) as of which the page was kept on this device, if it is shown from there; empty once the server has sent the current
   * one.
   */
  copyAt?: string;
  /** True for a part of a page that has a note of its own: only retries. */
  isSilent?: boolean;
  onRetry: () => void;
}

/** Few pages are read without a connection, so the code loads when one is. */
const useOfflineParts = moduleHook(
  () => import(/* webpackChunkName: "offline" */ './OfflineParts'),
  () => undefined,
);

/**
 * Retries what failed once the device has a network again or the server can be reached. Marks what is shown from this device as such;
 * without a page to show, lists those that can be read.
 */
export function ConnectionRetry({ copyAt, isUnreachable = Boolean(copyAt), isSilent, onRetry }: ConnectionRetryProps) {
  useRetryWhenConnected(isUnreachable, onRetry);
  if (isSilent) return null;
  if (copyAt !== undefined) return <Note copyAt={copyAt} />;
  return isUnreachable && canHaveOfflineCopies() ? <KeptPages /> : null;
}

function Note({ copyAt }: { copyAt: string }) {
  const CopyNote = useOfflineParts()?.CopyNote;
  return CopyNote && <CopyNote at={copyAt} />;
}

/** Lists what is kept on this device, in place of a page that could not be loaded. */
export function KeptPages() {
  const KeptLinks = useOfflineParts()?.KeptLinks;
  return KeptLinks && <KeptLinks />;
}
