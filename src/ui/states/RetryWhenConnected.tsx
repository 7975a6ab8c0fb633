import { whenIdle } from '@/lib/browser/idle';
import { moduleHook } from '@/lib/browser/module-hook';
import type { ConnectionRetryProps } from './ConnectionRetry';

/** Few calls fail, so the code is not part of what a page needs to show its content. It loads with the drawings of states. */
const useCode = moduleHook(() => import(/* webpackChunkName: "states" */ './ConnectionRetry'), whenIdle);

/** Retries what failed once the device has a network again or the server can be reached. Renders nothing. */
export function RetryWhenConnected(props: ConnectionRetryProps) {
  const Code = useCode()?.ConnectionRetry;
  return Code && <Code {...props} />;
}
