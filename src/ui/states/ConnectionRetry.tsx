import { moduleHook } from '@/lib/browser/module-hook';
import { useRetryWhenConnected } from '@/lib/browser/useRetryWhenConnected';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';

export interface ConnectionRetryProps {
  /** True if the server could not be reached; by default if the page is shown from this device. */
  isUnreachable?: boolean;
  /**
   * Time (ISO 8601) at which the server last confirmed the page, if a copy on this device is shown; empty once the server has sent the
   * current page.
   */
  copyAt?: string;
  /** True to only retry, without a note, for a part of a page that already shows one. */
  isSilent?: boolean;
  onRetry: () => void;
}

/** Loads the code when it is needed, because few pages are read without a connection. */
const useOfflineParts = moduleHook(
  () => import(/* webpackChunkName: "offline" */ './OfflineParts'),
  () => undefined,
);

/**
 * Retries a failed call when the device is online again or the server can be reached. Marks a page that is shown from this device;
 * if there is no page to show, lists the kept pages.
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
