import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { DraftArea } from 'contract/core/areas';
import { previewPath } from 'contract/core/paths';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { copyText } from '@/lib/browser/clipboard';
import { withQuery } from '@/lib/paths';

export interface MadeLink {
  id: string;
  url: string;
  expiresAt: string;
  /** True if the link is on the clipboard. */
  copied: boolean;
}

export interface PreviewLinks {
  /** Links that work; undefined while they load. */
  links: CallAnswer<'POST /api/preview/link/list'> | undefined;
  /** Link that was just made, until it is ended. */
  made: MadeLink | undefined;
  making: boolean;
  /** Creates a link and copies it to the clipboard. */
  make: (label: string, days: number) => void;
  /** Revokes one link. */
  end: (linkId: string) => void;
}

/** Returns the preview links of a draft, and functions to create and revoke them. */
export function usePreviewLinks(area: DraftArea, id: string): PreviewLinks {
  const { data, mutate, retry } = useCall('POST /api/preview/link/list', { area, id }, { toast: true });
  const [made, setMade] = useState<MadeLink>();
  const [making, setMaking] = useState(false);
  const make = async (label: string, days: number) => {
    setMaking(true);
    const link = await requestChange('POST /api/preview/link/create', { area, id, label, days });
    setMaking(false);
    if (!link) return;
    const url = new URL(withQuery(previewPath(area, id), { token: link.token }), window.location.origin).href;
    setMade({ id: link.id, url, expiresAt: link.expiresAt, copied: await copyText(url) });
    retry();
  };
  const end = async (linkId: string) => {
    const ended = await requestChange('POST /api/preview/link/revoke', { area, id, linkId });
    if (!ended) return;
    setMade((link) => (link?.id === linkId ? undefined : link));
    mutate((links) => links.filter((link) => link.id !== linkId));
  };
  return {
    ...{ links: data, made, making },
    make: (label, days) => {
      if (!making) void make(label, days);
    },
    end: (linkId) => void end(linkId),
  };
}
