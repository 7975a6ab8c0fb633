import compile, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/**
 * JSON Schema checks that do not affect how a value is serialized. If a value may be of several types, the serializer would throw
 * for a value that fails such a check.
 */
const VALUE_CHECKS = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];

type Write = (data: unknown) => string;
type Path = readonly PropertyKey[];

/**
 * Returns a function that serializes responses by their schema, so that properties outside the contract never leave the server.
 * If a response does not match the schema, the list entries that do not match are left out and their paths are reported. The
 * serializer is compiled at the first response, because compiling those of all endpoints would delay startup by a third of a
 * second.
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

/** Returns the paths of the innermost list entries that do not match the schema; null if a mismatch is outside of lists. */
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
