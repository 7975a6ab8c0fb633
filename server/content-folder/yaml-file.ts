import { readdir } from 'node:fs/promises';
import type { z } from 'zod';
import { readWithin } from './files-within';
import { UnusableDocument } from './problems/problem';
import { schemaProblems } from './problems/schema-problems';
import { MalformedFile, readYaml, type ReadYaml } from './yaml';

const MAX_MB = 1;

/**
 * Returns the content of a YAML file next to the areas' folders; null if there is no such file. Throws UnusableDocument with the
 * lines of the problems.
 */
export async function readYamlFile<T>(
  folder: string,
  file: string,
  schema: z.ZodType<T>,
): Promise<{ data: T; lineOf: ReadYaml['lineOf'] } | null> {
  if (!(await readdir(folder)).includes(file)) return null;
  const { value, lineOf } = read((await readWithin(folder, file, MAX_MB)).toString('utf8'), file);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, lineOf };
  throw new UnusableDocument(
    schemaProblems(schema, value).map(({ issue, reason }) => ({ file, line: lineOf(...placeOf(issue)), reason })),
  );
}

/** Returns the path of an issue; for an unknown key, the path of that key. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

function read(yaml: string, file: string): ReadYaml {
  try {
    return readYaml(yaml);
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error;
    throw new UnusableDocument(error.problems.map((problem) => ({ file, ...problem })));
  }
}
