import { useState } from 'react';
import { previewPath } from 'contract/paths';
import { copyText } from '@/lib/clipboard';
import { request } from '@/lib/request';
import { withQuery } from '@/lib/paths';
import type { DraftArea } from './useDraft';

export interface PreviewLink {
  url: string;
  expiresAt: string;
  /** Whether it is on the clipboard. */
  copied: boolean;
}

/** Makes a link that shows this draft to its holder, and puts it on the clipboard. */
export function usePreviewLink(
  area: DraftArea,
  id: string | undefined,
): { link: PreviewLink | undefined; making: boolean; make: () => void } {
  const [link, setLink] = useState<PreviewLink>();
  const [making, setMaking] = useState(false);
  const make = async () => {
    if (id === undefined || making) return;
    setMaking(true);
    const made = await request('POST /api/preview/link/create', { area, id });
    setMaking(false);
    if (!made) return;
    const url = new URL(withQuery(previewPath(area, id), { token: made.token }), window.location.origin).href;
    setLink({ url, expiresAt: made.expiresAt, copied: await copyText(url) });
  };
  return { link, making, make: () => void make() };
}
