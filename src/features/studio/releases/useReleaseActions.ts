import { useState } from 'react';
import type { ItemRef } from 'contract/item';
import type { Release } from 'contract/manage/release';
import type { Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import { toast } from '@/lib/browser/toasts';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';

export interface ReleaseActions {
  busy: boolean;
  /** Adds the present version of the draft of an item, or takes it in place of the one that was added. */
  add: (item: ItemRef) => void;
  remove: (item: ItemRef, drop: boolean) => void;
  schedule: (publishAt: string) => void;
  publish: () => void;
  cancel: () => void;
  undo: () => void;
}

/** Returns the actions on a release. `onChange` gets it as an action left it; `onReload` is called when somebody else changed it. */
export function useReleaseActions(
  { id: release, version }: Pick<Release, 'id' | 'version'>,
  onChange: (release: Release) => void,
  onReload: () => void,
): ReleaseActions {
  const { t } = useTranslation('releases');
  const [busy, setBusy] = useState(false);
  const onFailure = ({ code }: Failure) => {
    if (code === 'release.conflict' || code === 'release.blocked') onReload();
  };
  const run = async (work: () => Promise<Release | undefined>, done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (!answer) return;
    toast('success', done);
    onChange(answer);
  };
  const ref = { release, version };
  return {
    busy,
    add: ({ area, id }) =>
      void run(async () => {
        const info = await request('GET /api/manage/draft/info', { area, id });
        if (!info?.draft) return undefined;
        return requestChange('POST /api/manage/release/add', { release, area, id, version: info.draft.version }, { onFailure });
      }, t('done.added')),
    remove: ({ area, id }, drop) =>
      void run(
        () => requestChange('POST /api/manage/release/remove', { release, area, id, drop }, { onFailure }),
        t('done.removed'),
      ),
    schedule: (publishAt) =>
      void run(
        () => requestChange('POST /api/manage/release/schedule', { ...ref, publishAt }, { onFailure }),
        t('done.scheduled', { time: formatDate(publishAt, 'dateTime') }),
      ),
    publish: () => void run(() => requestChange('POST /api/manage/release/publish', ref, { onFailure }), t('done.published')),
    cancel: () =>
      void run(
        () => requestChange('POST /api/manage/release/cancel', { ...ref, drop: true }, { onFailure }),
        t('done.cancelled'),
      ),
    undo: () => void run(() => requestChange('POST /api/manage/release/undo', ref, { onFailure }), t('done.undone')),
  };
}
