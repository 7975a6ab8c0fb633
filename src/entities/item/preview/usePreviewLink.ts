import { useState } from 'react';
import { useSearchParams } from 'umi';
import type { DraftArea } from 'contract/core/areas';
import { previewPath } from 'contract/core/paths';
import { copyText } from '@/lib/browser/clipboard';
import { requestChange } from '@/lib/api/request';
import { withQuery } from '@/lib/paths';

interface PreviewLink {
  url: string;
  expiresAt: string;
  /** True if the link is on the clipboard. */
  copied: boolean;
}

export interface PreviewLinks {
  link: PreviewLink | undefined;
  making: boolean;
  /** Creates a preview link and copies it to the clipboard. */
  make: () => void;
  /** True if `end` revokes only the link that the page was opened with; false if it revokes all links to the draft. */
  endsOne: boolean;
  ending: boolean;
  /** Number of links that `end` revoked; undefined before that. */
  ended: number | undefined;
  end: () => void;
}

/** Returns the state of the preview links of a draft, and functions to create and revoke them. */
export function usePreviewLinks(area: DraftArea, id: string | undefined): PreviewLinks {
  const [link, setLink] = useState<PreviewLink>();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState(false);
  const [ended, setEnded] = useState<number>();
  const [endedToken, setEndedToken] = useState<string>();
  const opened = useSearchParams()[0].get('token') ?? undefined;
  const token = opened === endedToken ? undefined : opened;
  const make = async () => {
    if (id === undefined || making) return;
    setMaking(true);
    const made = await requestChange('POST /api/preview/link/create', { area, id, label: 'Preview' });
    setMaking(false);
    if (!made) return;
    const url = new URL(withQuery(previewPath(area, id), { token: made.token }), window.location.origin).href;
    setLink({ url, expiresAt: made.expiresAt, copied: await copyText(url) });
    setEnded(undefined);
  };
  const end = async () => {
    if (id === undefined || ending) return;
    setEnding(true);
    const done = await requestChange('POST /api/preview/link/revoke', { area, id, token });
    setEnding(false);
    if (!done) return;
    setEnded(done.revoked);
    if (token === undefined) setLink(undefined);
    else setEndedToken(token);
  };
  return {
    link,
    making,
    make: () => void make(),
    endsOne: token !== undefined,
    ending,
    ended,
    end: () => void end(),
  };
}
