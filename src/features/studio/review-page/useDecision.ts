import { useState } from 'react';
import { history } from 'umi';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_REVIEWS_PATH } from '@/lib/paths';
import type { Review } from './review';

export interface Decision {
  busy: boolean;
  failure: Failure | null;
  /** True if the draft that is shown is newer than the one that the person began to read. */
  isStale: boolean;
  approve: () => void;
  /** Submits the draft with a note. Resolves to whether it was done. */
  submit: (note: string | null) => Promise<boolean>;
  /** Returns the draft to its author with a note. Resolves to whether it was done. */
  returnToAuthor: (note: string) => Promise<boolean>;
}

interface Options {
  item: ItemRef;
  draft: Review;
  onState: (state: CallAnswer<'POST /api/manage/draft/approve'>) => void;
  onReload: () => void;
}

/** Returns the submission of the version of a draft that is shown, and the decisions on it. If it has changed, the new version is loaded instead. */
export function useDecision({ item, draft, onState, onReload }: Options): Decision {
  const { t } = useTranslation('reviewing');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isStale, setStale] = useState(false);
  const onFailure = (refused: Failure) => {
    setFailure(refused);
    if (refused.code !== 'draft.conflict') return;
    setStale(true);
    onReload();
  };
  const options = { onFailure, quiet: () => true };
  const ref = { area: item.area, id: item.id, version: draft.draft?.version ?? 1 };
  const decide = async <Answer>(work: () => Promise<Answer | undefined>, done: string): Promise<Answer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFailure(null);
    const answer = await work();
    setBusy(false);
    if (answer !== undefined) toast('success', done);
    return answer;
  };
  const approve = async () => {
    const { fileChanges } = draft;
    const state = await decide(
      () => requestChange('POST /api/manage/draft/approve', { ...ref, fileChanges }, options),
      t('done.approved'),
    );
    if (state) onState(state);
  };
  return {
    busy,
    failure,
    isStale,
    approve: () => void approve(),
    submit: async (note) => {
      const state = await decide(
        () => requestChange('POST /api/manage/draft/submit', { ...ref, note }, options),
        t('done.submitted'),
      );
      if (state) onState(state);
      return state !== undefined;
    },
    returnToAuthor: async (note) => {
      const state = await decide(
        () => requestChange('POST /api/manage/draft/return', { ...ref, note }, options),
        t('done.returned'),
      );
      if (state) history.push(MANAGE_REVIEWS_PATH);
      return state !== undefined;
    },
  };
}
