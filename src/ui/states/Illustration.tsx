import { whenIdle } from '@/lib/browser/idle';
import { moduleHook } from '@/lib/browser/module-hook';
import type { DRAWINGS } from './illustration-drawings';

export type IllustrationName = keyof typeof DRAWINGS;

/** Every page can be empty or fail, but few do: the drawings are not part of what a page needs to show its content. */
const useDrawings = moduleHook(() => import(/* webpackChunkName: "states" */ './illustration-drawings'), whenIdle);

/** Draws a decoration; its space is reserved while the drawing loads. */
export function Illustration({ name }: { name: IllustrationName }) {
  const Drawing = useDrawings()?.DRAWINGS[name];
  return (
    <svg viewBox="0 0 160 108" width="160" height="108" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}
