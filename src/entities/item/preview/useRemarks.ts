import type { CallAnswer } from 'contract/api';
import type { Area } from 'contract/core/areas';
import type { Locale } from 'contract/core/locale';
import type { Remark, RemarkBlock } from 'contract/remark';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';

type Answer = CallAnswer<'POST /api/preview/remark/list'>;

export interface DraftAddress {
  area: Area;
  id: string;
  token: string | undefined;
}

export interface Remarks {
  /** Undefined while they load. */
  data: Answer | undefined;
  reload: () => void;
  /** Each change resolves to true if it was stored; a failure is shown as a toast. */
  create: (text: string, block: RemarkBlock | null) => Promise<boolean>;
  reply: (remarkId: string, text: string) => Promise<boolean>;
  remove: (remarkId: string) => Promise<boolean>;
  resolve: (remarkId: string, resolved: boolean) => Promise<boolean>;
  looksRight: (looksRight: boolean) => Promise<boolean>;
}

/** Returns the remarks on a draft and functions to change them. Nothing is loaded while `locale`, its text's language, is unknown. */
export function useRemarks(draft: DraftAddress, locale: Locale | undefined): Remarks {
  const { data, mutate, retry } = useCall('POST /api/preview/remark/list', locale ? draft : null, { toast: true });
  const put = (remark: Remark | undefined): boolean => {
    if (!remark) return false;
    mutate((shown) => {
      const isNew = shown.remarks.every(({ id }) => id !== remark.id);
      return {
        ...shown,
        remarks: isNew ? [...shown.remarks, remark] : shown.remarks.map((one) => (one.id === remark.id ? remark : one)),
      };
    });
    return true;
  };
  const { token: _token, ...item } = draft;
  return {
    data,
    reload: retry,
    create: async (text, block) =>
      locale !== undefined && put(await requestChange('POST /api/preview/remark/create', { ...draft, locale, block, text })),
    reply: async (remarkId, text) => put(await requestChange('POST /api/preview/remark/reply', { ...draft, remarkId, text })),
    remove: async (remarkId) => {
      const removed = await requestChange('POST /api/preview/remark/remove', { ...draft, remarkId });
      if (removed) mutate((shown) => ({ ...shown, remarks: without(shown.remarks, remarkId) }));
      return removed !== undefined;
    },
    resolve: async (remarkId, resolved) =>
      put(await requestChange('POST /api/preview/remark/resolve', { ...item, remarkId, resolved })),
    looksRight: async (looksRight) => {
      if (!data) return false;
      const { version } = data;
      const answer = await requestChange('POST /api/preview/looksRight', { ...draft, version, looksRight });
      if (answer) mutate((shown) => ({ ...shown, ...answer }));
      return answer !== undefined;
    },
  };
}

const without = (remarks: readonly Remark[], id: string): Remark[] =>
  remarks
    .filter((remark) => remark.id !== id)
    .map((remark) => ({ ...remark, replies: remark.replies.filter((reply) => reply.id !== id) }));
