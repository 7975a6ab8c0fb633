import ts from 'typescript';

/**
 * Kind of finding. `key`: a text that is missing, unused or called incorrectly; `words`: text outside the catalogues; `format`:
 * an unformatted date or number.
 */
export type Rule = 'key' | 'words' | 'format';

export interface Finding {
  rule: Rule;
  /** Location: a file with its line (`src/ui/list/Pager.tsx:34`), or a text of a catalogue (`zh-CN item:sort`). */
  place: string;
  what: string;
}

export function findingAt(node: ts.Node, rule: Rule, what: string): Finding {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return { rule, place: `${pathOf(file)}:${String(line + 1)}`, what };
}

/** Returns the path from the repository's root. */
export const pathOf = (file: ts.SourceFile): string => file.fileName.replace(`${process.cwd()}/`, '');

/** Returns the source of the node in one line, truncated to 60 characters. */
export function quote(node: ts.Node): string {
  const text = node.getText().replace(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}

/** Returns the node and all its descendants, in source order. */
export function nodesBelow(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}
