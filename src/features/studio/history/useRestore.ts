import { useState } from 'react';
import { useNavigate } from 'umi';
import type { ItemRef } from 'contract/item';
import type { ItemState } from 'contract/manage/state';
import { request, requestChange } from '@/lib/api/request';
import { toast } from '@/lib/browser/toasts';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';

type Draft = NonNullable<ItemState['draft']>;

export interface Restore {
  working: boolean;
  /** Draft that waits for a confirmation that it is replaced. */
  replaced: Draft | null;
  begin: () => void;
  confirm: () => void;
  cancel: () => void;
}

/** Makes a revision the draft of its item and opens the editor. A draft is only replaced in the version that the person confirmed. */
export function useRestore(item: ItemRef, revision: number): Restore {
  const { t } = useTranslation('itemHistory');
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [replaced, setReplaced] = useState<Draft | null>(null);

  const restore = async (version: number | null) => {
    setReplaced(null);
    setWorking(true);
    const answer = await requestChange('POST /api/manage/revision/restore', { ...item, revision, version });
    setWorking(false);
    if (!answer) return;
    if (answer.missing.length)
      toast('info', t('restore.missing', { revision: formatNumber(revision), files: answer.missing.join(', ') }));
    else toast('success', t('restore.done', { revision: formatNumber(revision) }));
    navigate(editorPath(item));
  };
  const begin = async () => {
    setWorking(true);
    const state = await request('GET /api/manage/draft/info', item);
    setWorking(false);
    if (state?.draft) setReplaced(state.draft);
    else if (state) await restore(null);
  };
  return {
    working,
    replaced,
    begin: () => {
      if (!working) void begin();
    },
    confirm: () => {
      if (replaced) void restore(replaced.version);
    },
    cancel: () => {
      setReplaced(null);
    },
  };
}
