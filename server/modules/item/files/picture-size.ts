import { imageSize } from 'image-size';
import type { ContentFile } from './content-files';

/** Returns the width and height as displayed; a camera may store a picture rotated. */
export function pictureSize(bytes: Buffer): Pick<ContentFile, 'width' | 'height'> {
  try {
    const { orientation = 1, ...size } = imageSize(bytes);
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // An SVG need not have a size, and a page can show a picture of unknown size.
    return { width: null, height: null };
  }
}
