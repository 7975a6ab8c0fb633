import { useRef, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';

type Copied = 'no' | 'yes' | 'failed';

export interface Share {
  copied: Copied;
  copy: () => void;
  /** Sharing by another way than copying has begun. */
  count: () => void;
}

/** One use of a share dialog: however often and in whatever ways the link is taken, it is one share. */
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
    // Where it cannot be copied, the address stands in its field.
    setCopied(done ? 'yes' : 'failed');
    if (done) count();
  };
  return { copied, copy: () => void copy(), count };
}
