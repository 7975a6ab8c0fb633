import { useEffect, useEffectEvent } from 'react';
import { history } from 'umi';

/** Calls `close` when the person goes back or forward in the history, for an overlay that is no part of the page it covers. */
export function useCloseOnBack(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(
    () =>
      history.listen(({ action }) => {
        if ((action as string) === 'POP') onBack();
      }),
    [],
  );
}
