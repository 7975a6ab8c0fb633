import { brotliCompressSync, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Answer that is made only if no answer with the same tag was sent before. */
export class TaggedAnswer<Answer> {
  constructor(
    /** Names everything that the answer depends on. */
    readonly tag: string,
    readonly build: () => Answer,
  ) {}
}

/** Compressed forms of the bytes of kept answers; forgotten together with the bytes. */
const compressed = new WeakMap<Buffer, { br?: Buffer; gzip?: Buffer }>();

/** Share of the plain size that is counted for the compressed forms, which are made when they are asked for. */
const COMPRESSED_SHARE = 0.75;

/** Keeps the bytes of answers by their tags, and drops those that were used longest ago. */
export class AnswerBytes {
  readonly #kept: LRUCache<string, Buffer> | null;

  constructor(maxBytes: number) {
    this.#kept = maxBytes ? new LRUCache({ maxSize: maxBytes }) : null;
  }

  /** Returns the bytes of an answer of a call, writing them only if none with the same tag are kept. */
  of<Answer>(call: string, { tag, build }: TaggedAnswer<Answer>, write: (answer: Answer) => string): Buffer {
    const key = `${call} ${tag}`;
    const known = this.#kept?.get(key);
    if (known) return known;
    const bytes = Buffer.from(write(build()));
    compressed.set(bytes, {});
    this.#kept?.set(key, bytes, { size: Math.ceil(bytes.length * (1 + COMPRESSED_SHARE)) + 2 * key.length });
    return bytes;
  }
}

/** Compresses whole answers; the same kept bytes only once. */
export const keptZlib = {
  brotliCompressSync: (bytes: Buffer, options: BrotliOptions): Buffer => {
    const forms = compressed.get(bytes);
    return forms ? (forms.br ??= brotliCompressSync(bytes, options)) : brotliCompressSync(bytes, options);
  },
  gzipSync: (bytes: Buffer, options: ZlibOptions): Buffer => {
    const forms = compressed.get(bytes);
    return forms ? (forms.gzip ??= gzipSync(bytes, options)) : gzipSync(bytes, options);
  },
};
