import { useRef, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';

type Copied = 'no' | 'yes' | 'failed';

export interface Share {
  copied: Copied;
  copy: () => void;
  /** Counts a share that was not made by copying, such as through the system's share dialog. */
  count: () => void;
}

/** Returns the state of a share dialog. All copies and shares during one opening count as a single share. */
export function useShare(url: string, onShared: () => void): Share {
  const [copied, setCopied] = useState<Copied>('no');
  const counted = useRef(false);
  const count = () => {
    if (counted.current) return;
    counted.current = true;
    onShared();
  };
  const copy = async () => {
    const done = await copyText(url);
    // If copying fails, the dialog still shows the address in its field.
    setCopied(done ? 'yes' : 'failed');
    if (done) count();
  };
  return { copied, copy: () => void copy(), count };
}
