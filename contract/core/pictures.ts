/** Widths in pixels in which a picture is offered, besides its own. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Types of pictures that can be made narrower: no drawings, which scale by themselves, and no animations of many frames. */
const RESIZABLE = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Returns the widths, narrower than its own, in which a picture of that type is offered; none if its width is unknown. */
export const narrowerWidths = ({ type, width }: { type: string; width: number | null }): PictureWidth[] =>
  RESIZABLE.includes(type) ? PICTURE_WIDTHS.filter((each) => width !== null && each < width) : [];
