import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import type { Reason } from '../modules/item/markdown/content-error';
import { unreadableYaml, yamlProblem } from './problems/reasons';

/** Problem with its line number, in a file that the caller knows. */
export interface LineProblem {
  line: number;
  reason: Reason;
}

export class MalformedFile extends Error {
  constructor(readonly problems: LineProblem[]) {
    super(problems.map(({ reason }) => reason['en-US']).join('; '));
  }
}

export const malformed = (line: number, reason: Reason): MalformedFile => new MalformedFile([{ line, reason }]);

export interface ReadYaml {
  value: unknown;
  /** Returns the line number of a key or of a part of its value; 1 for a missing key. */
  lineOf: (...path: PropertyKey[]) => number;
}

/** Reads YAML that is preceded by `linesAbove` lines in its file. Throws MalformedFile. */
export function readYaml(yaml: string, linesAbove = 0): ReadYaml {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line + linesAbove;
  const document = attempt(linesAbove + 1, () => parseDocument(yaml, { lineCounter: counter, prettyErrors: false }));
  // Problems after the first one are mostly its consequences.
  const trouble = document.errors[0] ?? document.warnings[0];
  if (trouble) throw malformed(lineAt(trouble.pos[0]), reasonOf(trouble));
  const lineOf = (...path: PropertyKey[]) => {
    const offset = offsetOf(document, path);
    return offset === null ? 1 : lineAt(offset);
  };
  return { value: attempt(linesAbove + 1, () => document.toJS() as unknown), lineOf };
}

/** Throws MalformedFile if the parser throws, as it does for thousands of nested brackets and for aliases that multiply. */
function attempt<T>(line: number, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw malformed(line, unreadableYaml((error as Error).message));
  }
}

function offsetOf(document: Document, path: PropertyKey[]): number | null {
  if (path.length > 1 || isSeq(document.contents)) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length > 1 ? offsetOf(document, path.slice(0, -1)) : null;
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const key = pairs.map((pair) => pair.key).find((candidate) => isScalar(candidate) && candidate.value === path[0]);
  return isNode(key) && key.range ? key.range[0] : null;
}

const reasonOf = ({ message, code }: YAMLError): Reason => yamlProblem(message.split('\n')[0] ?? code);
