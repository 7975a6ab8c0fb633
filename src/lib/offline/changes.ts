const CHANNEL = 'portico.offline';

/** Kind of a change: pages were kept or removed, or only the content of kept pages changed. */
export type CopiesChange = 'pages' | 'content';

const listeners = new Set<(change: CopiesChange) => void>();
let channel: BroadcastChannel | null = null;

const tellThisTab = (change: CopiesChange): void => {
  for (const listener of [...listeners]) listener(change);
};

/** Reports to all tabs that the kept pages have changed. */
export function tellChange(change: CopiesChange): void {
  tellThisTab(change);
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  sender.postMessage(change);
  if (sender !== channel) sender.close();
}

/** Calls back after each change of the kept pages in any tab. Returns an unsubscribe function. */
export function onCopiesChange(listener: (change: CopiesChange) => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<CopiesChange>) => {
      tellThisTab(data);
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
