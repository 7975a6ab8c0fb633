import { useState } from 'react';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { inputOf, type Slide, type SlideInput } from './slides';

/** Change that was saved: what is said about it, and the slides of before, which take it back. */
interface Done {
  text: string;
  undo: SlideInput[] | null;
}

/** Stores slides, and says what was done. Returns whether they were stored. */
export type SaveSlides = (slides: SlideInput[], text: string, isUndo?: boolean) => Promise<boolean>;

/** Returns what the home page has, and functions that change its slides. A refused change shows what is there now. */
export function useHomePlace() {
  const query = useCall('POST /api/manage/home/info', {});
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const save: SaveSlides = async (slides, text, isUndo = false) => {
    const before = query.data;
    if (!before || saving) return false;
    setSaving(true);
    setFailure(null);
    const after = await requestChange(
      'POST /api/manage/home/save',
      { version: before.version, slides },
      {
        onFailure: (failed) => {
          setFailure(failed);
          setDone(null);
          query.retry();
        },
        quiet: () => true,
      },
    );
    setSaving(false);
    if (!after) return false;
    query.mutate(() => after);
    setDone({ text, undo: isUndo ? null : before.slides.map(inputOf) });
    return true;
  };
  /** Stores the slides in another order, which is shown at once. */
  const reorder = (slides: Slide[], text: string) => {
    query.mutate((data) => ({ ...data, slides }));
    void save(slides.map(inputOf), text);
  };
  return { query, done, failure, saving, save, reorder };
}
