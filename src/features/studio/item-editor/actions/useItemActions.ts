import { useRef, useState } from 'react';
import { history } from 'umi';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import type { Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import { toast } from '@/lib/browser/toasts';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_CONTENT_PATH } from '@/lib/paths';
import type { ChosenRelease } from '../../releases/ReleaseChoice';
import type { DraftSaving } from '../../saving/useDraftSaving';
import { applyCare, type CheckMonths } from '../../care/apply-care';
import type { Publication } from './PublishDialog';

export type ItemInfo = CallAnswer<'GET /api/manage/draft/info'>;

export interface ItemActions {
  busy: boolean;
  failure: Failure | null;
  clearFailure: () => void;
  /** Publishes or schedules the draft. Returns whether it was done. */
  publish: (publication: Publication) => Promise<boolean>;
  /** Submits the draft with a note. Resolves to whether it was done, as the next two do. */
  submit: (note: string | null) => Promise<boolean>;
  /** Returns a submitted draft to its author with a note. */
  returnToAuthor: (note: string) => Promise<boolean>;
  archive: () => void;
  restore: () => void;
  undo: () => void;
  discard: () => void;
  cancelScheduled: () => void;
  move: (publishAt: string) => Promise<boolean>;
  /** Sets the day to check the item by that many months from today. */
  stillRight: (months: CheckMonths) => void;
}

interface ChangeOptions {
  onFailure: (failure: Failure) => void;
  quiet: () => boolean;
}

interface Options {
  item: ItemRef;
  info: ItemInfo;
  saving: Pick<DraftSaving, 'saveNow' | 'currentVersion' | 'currentFailure' | 'adopt'>;
  /** Called with the state of the item after an action. */
  onInfo: (info: ItemInfo) => void;
}

/** Opens the list of all content, for an item that no longer exists. */
function toList(): Promise<void> {
  history.push(MANAGE_CONTENT_PATH);
  return Promise.resolve();
}

interface BegunRelease {
  name: string;
  id: string;
}

/** Returns the id of a chosen release, which is begun first if it has only a name. Calls `onBegin` with a new one. */
async function releaseIdOf(
  release: ChosenRelease,
  begun: BegunRelease | null,
  onBegin: (begun: BegunRelease) => void,
  options: ChangeOptions,
): Promise<string | undefined> {
  if ('id' in release) return release.id;
  if (begun?.name === release.name) return begun.id;
  const created = await requestChange('POST /api/manage/release/create', release, options);
  if (created) onBegin({ name: release.name, id: created.id });
  return created?.id;
}

/** Returns the actions on an item and its draft. Unsaved text is saved first; afterwards the state of the item is read again. */
export function useItemActions({ item, info, saving, onInfo }: Options): ItemActions {
  const { t } = useTranslation(['itemEditor', 'draftSaving']);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Release that was begun for this draft: another try adds the draft to it instead of beginning one more. */
  const begunRelease = useRef<BegunRelease>(null);
  const ref = { area: item.area, id: item.id };

  const refresh = async (): Promise<void> => {
    const next = await request('GET /api/manage/draft/info', ref, { quiet: ({ status }) => status === 404 });
    if (!next) return;
    await saving.adopt(next);
    onInfo(next);
  };
  const onFailure = (refused: Failure) => {
    setFailure(refused);
    // Somebody else has saved: their text is shown before the action can be repeated.
    // So is a review that is required by now.
    if (refused.code === 'draft.conflict' || refused.code === 'review.required') void refresh();
  };
  const options = { onFailure, quiet: () => true };
  const run = async (work: () => Promise<unknown>, done: string, after = refresh): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    const answer = await work();
    if (answer !== undefined) {
      toast('success', done);
      await after();
    }
    setBusy(false);
    return answer !== undefined;
  };
  /** Saves the text and runs the action on the version that is shown, which the server refuses if somebody has saved another. */
  const onDraft = (work: (version: number) => Promise<unknown>, done: string, after = refresh) =>
    run(
      async () => {
        if (!(await saving.saveNow())) {
          setFailure(
            saving.currentFailure() ?? { status: 409, code: 'draft.conflict', message: t('draftSaving:status.conflict') },
          );
          return undefined;
        }
        const version = saving.currentVersion();
        return version === null ? undefined : work(version);
      },
      done,
      after,
    );
  const { revision } = info;
  const doneText = ({ publishAt, release }: Pick<Publication, 'publishAt' | 'release'>): string => {
    if (release) return t('done.inRelease');
    return publishAt === null ? t('done.published') : t('done.scheduled', { date: formatDate(publishAt, 'dateTime') });
  };
  return {
    busy,
    failure,
    clearFailure: () => {
      setFailure(null);
    },
    publish: ({ publishAt, release, change, overrule }) =>
      onDraft(async (version) => {
        if (release) {
          const onBegin = (begun: BegunRelease) => {
            begunRelease.current = begun;
          };
          const id = await releaseIdOf(release, begunRelease.current, onBegin, options);
          return id && requestChange('POST /api/manage/release/add', { ...ref, version, change, release: id }, options);
        }
        return publishAt === null
          ? requestChange('POST /api/manage/draft/publish', { ...ref, version, change, overrule }, options)
          : requestChange('POST /api/manage/draft/schedule', { ...ref, version, publishAt, change, overrule }, options);
      }, doneText({ publishAt, release })),
    submit: (note) =>
      onDraft(
        (version) => requestChange('POST /api/manage/draft/submit', { ...ref, version, note }, options),
        t(info.review === 'off' ? 'done.submitted' : 'done.forReview'),
      ),
    returnToAuthor: (note) =>
      onDraft(
        (version) => requestChange('POST /api/manage/draft/return', { ...ref, version, note }, options),
        t('done.returned'),
      ),
    archive: () =>
      void run(() => requestChange('POST /api/manage/item/archive', { ...ref, revision }, options), t('done.archived')),
    restore: () =>
      void run(() => requestChange('POST /api/manage/item/restore', { ...ref, revision }, options), t('done.restored')),
    undo: () => void run(() => requestChange('POST /api/manage/item/undo', { ...ref, revision }, options), t('done.undone')),
    discard: () =>
      void onDraft(
        (version) => requestChange('POST /api/manage/draft/discard', { ...ref, version }, options),
        t('done.discarded'),
        revision === 0 ? toList : refresh,
      ),
    stillRight: (months) =>
      void run(
        () => applyCare({ kind: 'stillRight', months }, { ...ref, revision, version: null }, onFailure),
        t('done.stillRight'),
      ),
    cancelScheduled: () => {
      const { scheduled } = info;
      if (scheduled)
        void run(
          () => requestChange('POST /api/manage/scheduled/cancel', { ...ref, version: scheduled.version }, options),
          t('done.cancelled'),
        );
    },
    move: async (publishAt) => {
      const { scheduled } = info;
      if (!scheduled) return false;
      return run(
        () => requestChange('POST /api/manage/scheduled/move', { ...ref, version: scheduled.version, publishAt }, options),
        t('done.scheduled', { date: formatDate(publishAt, 'dateTime') }),
      );
    },
  };
}
