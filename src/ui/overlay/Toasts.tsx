import { useEffect, useState } from 'react';
import { onToast, type Toast } from '@/lib/browser/toasts';
import { LoadedPart } from '../states/LoadedPart';
import { PlainToast } from './PlainToast';

const loadToasts = async () => ({ default: (await import(/* webpackChunkName: "toasts" */ './AntdToasts')).AntdToasts });

/** Shows toasts. Loads antd's message component for the first one; if that fails, shows them without antd. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      onToast((toast) => {
        setToasts((all) => [...all, toast]);
      }),
    [],
  );
  if (toasts.length === 0) return null;
  return (
    <LoadedPart load={loadToasts} failed={() => <PlainToast key={toasts.length} text={toasts.at(-1)?.text ?? ''} />}>
      {(AntdToasts) => <AntdToasts toasts={toasts} />}
    </LoadedPart>
  );
}
