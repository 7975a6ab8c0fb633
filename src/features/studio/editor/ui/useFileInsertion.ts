import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insertFiles } from '../view/uploads';
import type { EditorHooks } from './editor-hooks';

interface FileInsertion {
  /** Sentences about the last paste or upload that did not work. */
  notice: string | null;
  setNotice: (notice: string | null) => void;
  /** Stores and inserts files; returns false if files cannot be stored here. */
  take: (view: EditorView, files: File[], position?: number) => boolean;
}

/** Stores files that are pasted, dropped or chosen, and inserts them. */
export function useFileInsertion(store: EditorHooks['onFiles']): FileInsertion {
  const { t } = useTranslation('studioEditor');
  const [notice, setNotice] = useState<string | null>(null);
  const take = (view: EditorView, files: File[], position?: number): boolean => {
    if (!store) return false;
    setNotice(null);
    const label = t('uploading', { name: files.map(({ name }) => name).join(', ') });
    void insertFiles(view, files, { store, label, position }).then((refused) => {
      if (refused.length) setNotice(refused.map((file) => t('fileRefused', { ...file })).join(' '));
    });
    return true;
  };
  return { notice, setNotice, take };
}
