import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_PIXELS } from '../../../../contract/manage/file';

/** Encoders of the types of pictures that are stored again without metadata; each keeps the type. */
const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
  'image/avif': (picture) => picture.avif({ quality: 60, effort: 2 }),
  'image/gif': (picture) => picture.gif({ effort: 3 }),
};
const MAX_SECONDS = 60;
const INPUT = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true } as const;

function encoderOf(type: string): (picture: Sharp) => Sharp {
  const encoder = ENCODERS[type];
  if (!encoder) throw new Error(`no encoder for ${type}`);
  return encoder;
}

/** Error of a picture that cannot be stored: it has too many pixels, or cannot be read. */
export class PictureError extends Error {
  constructor(readonly problem: 'too_large' | 'invalid') {
    super(problem);
  }
}

interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

export const isEncodable = (type: string): boolean => Object.hasOwn(ENCODERS, type);

/**
 * Returns a picture of an encodable type, turned as its camera says and without metadata such as the place where it was taken. An
 * animation stays one. Throws PictureError.
 */
export function withoutMetadata(bytes: Buffer, type: string): Promise<EncodedPicture> {
  return oneAtATime(() => encode(bytes, type));
}

/** Returns a picture of an encodable type, scaled down to that width in pixels. Throws PictureError. */
export function scaledDown(bytes: Buffer, type: string, width: number): Promise<Buffer> {
  return oneAtATime(() => {
    const picture = sharp(bytes, INPUT)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    return readable(encoderOf(type)(picture).toBuffer());
  });
}

async function encode(bytes: Buffer, type: string): Promise<EncodedPicture> {
  const metadata = await readable(sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata());
  // The size is known before anything is decoded, so that a huge picture needs no memory.
  if (pixelsOf(metadata) > MAX_PIXELS) throw new PictureError('too_large');
  const picture = sharp(bytes, INPUT).autoOrient().timeout({ seconds: MAX_SECONDS });
  const { data, info } = await readable(encoderOf(type)(picture).toBuffer({ resolveWithObject: true }));
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

const pixelsOf = ({ width, height, pageHeight, pages = 1 }: Metadata): number =>
  width * (pageHeight ? pageHeight * pages : height);

/** Waits for a result of the picture library, whose failures are about the picture. Throws PictureError. */
async function readable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw Object.assign(new PictureError('invalid'), { cause: error });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs work on pictures one after the other, because each one may need hundreds of megabytes. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work);
  last = result;
  return result;
}
