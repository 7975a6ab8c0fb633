import compile, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/**
 * Checks of JSON Schema that do not decide how a value is written. Where a value may be of several types, the writer would throw for one that
 * fails such a check.
 */
const VALUE_CHECKS = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];

type Write = (data: unknown) => string;
type Path = readonly PropertyKey[];

/**
 * Returns a function that writes answers by their schema, so what is not in the contract never leaves the server. An answer that
 * cannot be written is written without the list entries that do not match the schema, and their paths are reported. The writer is
 * compiled with the first answer: those of all endpoints together would delay the start by a third of a second.
 */
export function answerWriter(answer: z.ZodType, report: (error: unknown, paths: string[]) => void): Write {
  let compiled: Write | null = null;
  return (data) => {
    const write = (compiled ??= compileWriter(answer));
    try {
      return write(data);
    } catch (error) {
      const paths = brokenEntries(answer, data);
      if (!paths) throw error;
      const written = write(withoutEntries(data, paths));
      report(error, [...new Set(paths.map((path) => path.join('.')))]);
      return written;
    }
  };
}

function compileWriter(answer: z.ZodType): Write {
  const schema = z.toJSONSchema(answer, {
    target: 'draft-7',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      for (const check of VALUE_CHECKS) Reflect.deleteProperty(jsonSchema, check);
    },
  });
  return compile(schema as Schema);
}

/** Returns the paths of the innermost list entries around everything that does not match the schema; null when something is in no list. */
function brokenEntries(answer: z.ZodType, data: unknown): Path[] | null {
  const { error } = answer.safeParse(data);
  const paths = (error?.issues ?? []).map(({ path }) => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1));
  return paths.length && paths.every(({ length }) => length > 0) ? paths : null;
}

/** Returns a copy of the value without the list entries at these paths. */
function withoutEntries(value: unknown, paths: readonly Path[]): unknown {
  if (!paths.length || typeof value !== 'object' || value === null) return value;
  const below = (key: PropertyKey) => paths.filter(([first]) => first === key).map((path) => path.slice(1));
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEntries(one, below(key))]));
  return value.flatMap((entry: unknown, place) => {
    const inEntry = below(place);
    return inEntry.some(({ length }) => length === 0) ? [] : [withoutEntries(entry, inEntry)];
  });
}
