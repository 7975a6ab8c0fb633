const MAX_TEXT = 1000;
const LITERAL = /'(?:[^']|'')*'/g;
const OPERATION = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback|savepoint|set|start)\b/i;

/**
 * Returns the operation and text of a statement for a trace. The text contains no values: parameters are not in it, and literals are
 * replaced by `?`.
 */
export function describeStatement(sql: string): { operation: string; text: string } {
  const operation = OPERATION.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  return { operation, text: sql.replace(LITERAL, "'?'").replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) };
}
