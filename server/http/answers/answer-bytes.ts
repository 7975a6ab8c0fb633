import { brotliCompressSync, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Answer that is built only if the bytes of an answer with the same tag are not cached. */
export class TaggedAnswer<Answer> {
  constructor(
    /** Identifies everything that the answer depends on. */
    readonly tag: string,
    readonly build: () => Answer,
  ) {}
}

/** Compressed forms of cached bytes, which are garbage-collected together with the bytes. */
const compressed = new WeakMap<Buffer, { br?: Buffer; gzip?: Buffer }>();

/** Fraction of the plain size that is added to it for the compressed forms, which are created on demand. */
const COMPRESSED_SHARE = 0.75;

/** Caches the bytes of answers by tag, and evicts those that were used longest ago. */
export class AnswerBytes {
  readonly #kept: LRUCache<string, Buffer> | null;

  constructor(maxBytes: number) {
    this.#kept = maxBytes ? new LRUCache({ maxSize: maxBytes }) : null;
  }

  /** Returns the bytes of the answer of a call, which are built and cached unless those of an answer with the same tag are cached. */
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

/** Compression functions for whole answers, which compress the same cached bytes only once. */
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
