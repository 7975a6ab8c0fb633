import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useSavedChanges } from '../changes/useSavedChanges';
import { inputOf, type HomePlace, type Slide, type SlideInput } from './slides';

/** Stores the slides that a function makes of those that are stored, and then shows `text`. Resolves to true if they were stored. */
export type SaveSlides = (change: (slides: readonly Slide[]) => SlideInput[], text: string, isUndo?: boolean) => Promise<boolean>;

/** Returns the slides and alerts of the home page, and a function that changes the slides. */
export function useHomePlace() {
  const query = useCall('POST /api/manage/home/info', {});
  const { save: saveChange, ...changes } = useSavedChanges<HomePlace, SlideInput[]>({
    query,
    send: ({ version }, slides, onFailure) =>
      requestChange('POST /api/manage/home/save', { version, slides }, { onFailure, quiet: () => true }),
    expected: inOrder,
  });
  const save: SaveSlides = async (change, text, isUndo = false) => {
    const saved = await saveChange(
      ({ slides }) => change(slides),
      (_, { slides }) => ({ text, undo: isUndo ? null : slides.map(inputOf) }),
    );
    return saved !== undefined;
  };
  return { query, save, ...changes };
}

/** Returns the slides in the order that is being saved, so that a dropped slide does not jump back. */
const inOrder = (place: HomePlace, saved: readonly SlideInput[]): HomePlace => ({
  ...place,
  slides: saved.flatMap(({ id }) => place.slides.filter((slide) => slide.id === id)),
});
