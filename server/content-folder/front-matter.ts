import { isUtf8 } from 'node:buffer';
import { at, REASONS } from './problems/reasons';
import { malformed, MalformedFile, readYaml } from './yaml';
import { isStorable } from '../db/storable';

/** Front matter and body of a document. Keys without a value are omitted. */
export interface FrontMatter {
  values: Record<string, unknown>;
  /** Returns the line number of a key or of a part of its value; 1 for a missing key. */
  lineOf: (...path: PropertyKey[]) => number;
  body: string;
  /** Line number at which the body begins. */
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/** Splits a document into front matter and body. Throws MalformedFile. */
export function readFrontMatter(bytes: Buffer): FrontMatter {
  const lines = textOf(bytes).split(/\r\n|\n|\r/);
  if (!FENCE.test(lines[0] ?? '')) throw malformed(1, REASONS.noFrontMatter);
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) throw malformed(1, REASONS.openFrontMatter);
  const body = lines.slice(end + 1).join('\n');
  return { ...parseYaml(lines.slice(1, end).join('\n')), body, bodyLine: end + 2 };
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes))
    throw malformed(
      lineWith(bytes, (line) => !isUtf8(line)),
      REASONS.notUtf8,
    );
  if (bytes.includes(0))
    throw malformed(
      lineWith(bytes, (line) => line.includes(0)),
      REASONS.holdsNul,
    );
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Returns the number of the first line that satisfies the condition. In UTF-8 a line feed is never part of another character. */
function lineWith(bytes: Buffer, isSo: (line: Buffer) => boolean): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start);
    const end = feed < 0 ? bytes.length : feed;
    if (isSo(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return line;
}

function parseYaml(yaml: string): Pick<FrontMatter, 'values' | 'lineOf'> {
  // The YAML begins after the opening fence.
  const { value: values, lineOf } = readYaml(yaml, 1);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw malformed(2, REASONS.noKeysAndValues);
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const unstorable = given.filter(([, value]) => !isStorable(value));
  if (unstorable.length)
    throw new MalformedFile(unstorable.map(([key]) => ({ line: lineOf(key), reason: at(key, REASONS.invalidCharacter) })));
  return { values: Object.fromEntries(given), lineOf };
}
