import ts from 'typescript';

/** What a value can be: each member of a union, of a type parameter its bound, of a list what it holds. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnion()) return bound.types.flatMap((member) => membersOf(member, checker));
  const held = checker.isArrayLikeType(bound) ? checker.getIndexTypeOfType(bound, ts.IndexKind.Number) : undefined;
  return held ? membersOf(held, checker) : [bound];
}

/** The strings that a value can be; undefined when it can be any, or anything else. */
export function stringsOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const members = membersOf(type, checker);
  return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : undefined;
}

const NUMERIC = ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** Whether an expression can be a number, a bigint or a `Date`. What others give us to show is looked at where they give it. */
export function isNumeric(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const members = membersOf(checker.getTypeAtLocation(node), checker);
  if (members.some(isReactNode)) return false;
  return members.some((member) => (member.flags & NUMERIC) !== 0 || symbolName(member) === 'Date');
}

/** Whether it is the member that only `ReactNode`, the type of all that React shows, has. */
export const isReactNode = (member: ts.Type): boolean => symbolName(member) === 'ReactPortal';

export const symbolName = (type: ts.Type): string | undefined => (type.symbol as ts.Symbol | undefined)?.name;

/** Where a variable or parameter is declared, also when `{ name }` stands for `{ name: name }`. */
export function declarationOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Declaration | undefined {
  const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
  const symbol = isShorthand ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node);
  return symbol?.valueDeclaration;
}
