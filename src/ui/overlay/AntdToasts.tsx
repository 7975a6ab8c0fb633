import { useEffect, useRef } from 'react';
import useMessage from 'antd/es/message/useMessage';
import type { Toast } from '@/lib/browser/toasts';
import { AntdProvider } from './AntdProvider';
import { TOAST_SECONDS, TOAST_TOP } from './toast-place';

function Messages({ toasts }: { toasts: readonly Toast[] }) {
  const [message, place] = useMessage({ top: TOAST_TOP, duration: TOAST_SECONDS });
  const shown = useRef(0);
  useEffect(() => {
    // The text is the key, so that several calls that fail alike show one toast.
    for (const { kind, text } of toasts.slice(shown.current)) void message.open({ key: text, type: kind, content: text });
    shown.current = toasts.length;
  }, [message, toasts]);
  return place;
}

export function AntdToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <AntdProvider>
      <Messages toasts={toasts} />
    </AntdProvider>
  );
}
