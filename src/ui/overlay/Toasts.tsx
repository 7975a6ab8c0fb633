import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '@/lib/browser/toasts';
import { ErrorBoundary } from '../states/ErrorBoundary';
import { PlainToast } from './PlainToast';

const AntdToasts = lazy(async () => {
  const { AntdToasts: component } = await import(/* webpackChunkName: "toasts" */ './AntdToasts');
  return { default: component };
});

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
    <ErrorBoundary fallback={() => <PlainToast key={toasts.length} text={toasts.at(-1)?.text ?? ''} />}>
      <Suspense fallback={null}>
        <AntdToasts toasts={toasts} />
      </Suspense>
    </ErrorBoundary>
  );
}
