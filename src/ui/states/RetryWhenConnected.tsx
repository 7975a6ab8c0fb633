import { whenIdle } from '@/lib/browser/idle';
import { moduleHook } from '@/lib/browser/module-hook';
import type { ConnectionRetryProps } from './ConnectionRetry';

/** Loads the code with the drawings of states instead of with each page, because few calls fail. */
const useCode = moduleHook(() => import(/* webpackChunkName: "states" */ './ConnectionRetry'), whenIdle);

/** Renders `ConnectionRetry` once its code has loaded. */
export function RetryWhenConnected(props: ConnectionRetryProps) {
  const Code = useCode()?.ConnectionRetry;
  return Code && <Code {...props} />;
}
