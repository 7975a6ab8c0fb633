import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import { attachmentPath } from 'contract/core/paths';
import type { FileKind } from 'contract/manage/file';
import { isTransient, type Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useRetryWhenConnected } from '@/lib/browser/useRetryWhenConnected';
import type { RefusedFile, StoreFiles } from '../editor/view/uploads';
import type { DraftSaving } from '../saving/useDraftSaving';

type ListedFiles = CallAnswer<'POST /api/manage/file/list'>;
type DraftFile = ListedFiles['files'][number];

export interface DraftFiles {
  list: readonly DraftFile[];
  /** Files that are being sent, with the share that has been sent, from 0 to 1. */
  uploading: readonly { name: string; progress: number; cancel: () => void }[];
  failure: Failure | null;
  /** Uploads files and lists them for download. */
  attach: (files: File[]) => void;
  /** Uploads files for a text, which refers to them by the addresses that are returned. */
  insert: StoreFiles;
  /** Uploads a file that takes the place and the address of one of the same type. */
  replace: (file: DraftFile, replacement: File) => void;
  remove: (file: DraftFile) => void;
  /** Returns the address at which the browser can load a file of a text, null while the files are loading, undefined if there is none. */
  resolve: (address: string) => string | null | undefined;
}

/** Keeps the files of a draft. What is written is saved before, because the first file of a published item begins a draft. */
export function useDraftFiles(ref: ItemRef, saving: Pick<DraftSaving, 'saveNow' | 'adopt' | 'change' | 'version'>): DraftFiles {
  const { data: answer, failure: listFailure, retry, mutate } = useCall('POST /api/manage/file/list', ref);
  // The last list stays when the next one cannot be loaded, so that the pictures of the text stay too.
  const [data, setData] = useState(answer);
  if (answer && answer !== data) setData(answer);
  useRetryWhenConnected(listFailure !== null && isTransient(listFailure), retry);
  const [uploading, setUploading] = useState<DraftFiles['uploading']>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Where files are used changes with what is saved.
  const listed = useRef(saving.version);
  useEffect(() => {
    if (listed.current !== saving.version) retry();
    listed.current = saving.version;
  }, [saving.version, retry]);

  const upload = async (file: File, kind: FileKind, replaces?: string) => {
    const controller = new AbortController();
    const cancel = () => {
      controller.abort();
    };
    const onProgress = (progress: number) => {
      const sent = { name: file.name, progress, cancel };
      setUploading((all) => [...all.filter(({ name }) => name !== file.name), sent]);
    };
    onProgress(0);
    const refused: RefusedFile[] = [];
    const onFailure = (failed: Failure) => {
      setFailure(failed);
      refused.push({ name: file.name, reason: failed.message });
    };
    const stored = await requestChange(
      'POST /api/manage/file/upload',
      { ...ref, kind, name: file.name, ...(replaces && { replaces }) },
      { file, onProgress, signal: controller.signal, onFailure, quiet: () => true },
    );
    setUploading((all) => all.filter(({ name }) => name !== file.name));
    // At once, so that a text can show it.
    if (stored && !replaces) {
      const withStored = ({ files }: ListedFiles) => ({ files: [...files, { ...stored, usedIn: [] }] });
      mutate(withStored);
      setData((before) => before && withStored(before));
    }
    return { stored, refused };
  };
  const uploadAll = async (files: File[], kindOf: (file: File) => FileKind, replaces?: string) => {
    setFailure(null);
    await saving.saveNow();
    const uploads = [];
    for (const file of files) uploads.push(await upload(file, kindOf(file), replaces));
    if (saving.version === null) {
      const info = await request('GET /api/manage/draft/info', ref);
      if (info) await saving.adopt(info);
    }
    retry();
    return {
      stored: uploads.flatMap(({ stored }) => stored ?? []),
      refused: uploads.flatMap(({ refused }) => refused),
    };
  };
  const attach = async (files: File[]) => {
    const { stored } = await uploadAll(files, () => 'attachment');
    if (!stored.length) return;
    saving.change((before) => ({
      ...before,
      attachments: [...new Set([...before.attachments, ...stored.map(({ source }) => source)])],
    }));
  };
  const insert = async (files: File[]) => {
    const kindOf = ({ type }: File) => (type.startsWith('image/') ? 'picture' : 'attachment');
    const { stored, refused } = await uploadAll(files, kindOf);
    return { stored: stored.map(({ address, kind, name }) => ({ source: address, kind, name })), refused };
  };
  const remove = async (file: DraftFile) => {
    setFailure(null);
    saving.change((before) => ({ ...before, attachments: before.attachments.filter((source) => source !== file.source) }));
    await saving.saveNow();
    await requestChange('POST /api/manage/file/remove', { ...ref, file: file.id }, { onFailure: setFailure, quiet: () => true });
    retry();
  };
  const list = data?.files ?? [];
  const resolve = useCallback(
    (address: string) => {
      if (!data) return null;
      const file = data.files.find((each) => each.address === address || each.source === address);
      // A file that replaces another one keeps its address: browsers ask again for another fragment.
      return file && `${attachmentPath(file.id)}#${file.sha256.slice(0, 8)}`;
    },
    [data],
  );
  return {
    list,
    uploading,
    failure,
    attach: (files) => void attach(files),
    insert,
    replace: ({ id, kind }, replacement) => void uploadAll([replacement], () => kind, id),
    remove: (file) => void remove(file),
    resolve,
  };
}
