import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { Parser } from 'htmlparser2';
import type { FileKind } from '../../../../contract/manage/file';
import type { Reason } from '../markdown/content-error';
import { DrawingError, stillDrawing } from './drawing';
import { RefusedFile } from './refused-file';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const OLD_OFFICE = 'application/x-cfb';

interface Allowed {
  type: string;
  /** Returns whether the bytes are of that type. */
  fits: (bytes: Buffer) => boolean | Promise<boolean>;
}

/** Defines a type whose files begin with a signature. */
const signed = (type: string, signature = type): Allowed => ({
  type,
  fits: async (bytes) => (await fileTypeFromBuffer(bytes))?.mime === signature,
});

const SVG_TYPE = 'image/svg+xml';

const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

/** Defines a type without a signature; a file with the signature of another type is rejected. */
const text = (type: string): Allowed => ({ type, fits: async (bytes) => isText(bytes) && !(await fileTypeFromBuffer(bytes)) });

const ATTACHMENTS: Record<string, Allowed> = {
  pdf: signed('application/pdf'),
  docx: signed(`${OFFICE}.wordprocessingml.document`),
  xlsx: signed(`${OFFICE}.spreadsheetml.sheet`),
  pptx: signed(`${OFFICE}.presentationml.presentation`),
  odt: signed(`${OPEN}.text`),
  ods: signed(`${OPEN}.spreadsheet`),
  odp: signed(`${OPEN}.presentation`),
  doc: signed('application/msword', OLD_OFFICE),
  xls: signed('application/vnd.ms-excel', OLD_OFFICE),
  ppt: signed('application/vnd.ms-powerpoint', OLD_OFFICE),
  zip: signed('application/zip'),
  txt: text('text/plain'),
  csv: text('text/csv'),
};

const PICTURES: Record<string, Allowed> = {
  png: signed('image/png'),
  jpg: signed('image/jpeg'),
  jpeg: signed('image/jpeg'),
  gif: signed('image/gif'),
  webp: signed('image/webp'),
  avif: signed('image/avif'),
};

/** Types allowed only as pictures: inside a page an SVG runs no scripts, but a downloaded one could. */
const DRAWINGS: Record<string, Allowed> = {
  svg: { type: SVG_TYPE, fits: (bytes) => isText(bytes) && rootElement(bytes.toString('utf8')) === 'svg' },
};

const ALLOWED: Record<FileKind, Record<string, Allowed>> = {
  attachment: { ...ATTACHMENTS, ...PICTURES },
  picture: { ...PICTURES, ...DRAWINGS },
};

/**
 * Returns the media type of a file, and its bytes as they may be shown: those of an SVG with only what a still picture needs. Throws
 * RefusedFile if its extension is not allowed or its content does not match it.
 */
export async function typedFile(kind: FileKind, name: string, bytes: Buffer): Promise<{ type: string; bytes: Buffer }> {
  const extension = extname(name).slice(1).toLowerCase();
  const allowed = Object.hasOwn(ALLOWED[kind], extension) ? ALLOWED[kind][extension] : undefined;
  if (!allowed) throw new RefusedFile('unsupported', unsupported(kind, extension));
  if (!(await allowed.fits(bytes))) throw new RefusedFile('mismatch', mismatch(extension));
  return { type: allowed.type, bytes: allowed.type === SVG_TYPE ? await drawing(bytes, extension) : bytes };
}

async function drawing(bytes: Buffer, extension: string): Promise<Buffer> {
  try {
    return Buffer.from(await stillDrawing(bytes.toString('utf8')));
  } catch (error) {
    if (error instanceof DrawingError) throw new RefusedFile('mismatch', mismatch(extension));
    throw error;
  }
}

const unsupported = (kind: FileKind, extension: string): Reason => ({
  'en-US': `a ${kind} may not be a file of type "${extension}"`,
  'zh-CN': `${kind === 'picture' ? '图片' : '附件'}不能是“${extension}”类型的文件`,
});

const mismatch = (extension: string): Reason => ({
  'en-US': `is not what its name says, a file of type "${extension}"`,
  'zh-CN': `的内容与名称不符，不是“${extension}”类型的文件`,
});

function rootElement(xml: string): string | undefined {
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        root ??= name;
        parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  return root;
}
