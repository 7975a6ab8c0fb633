import ts from 'typescript';

/** Returns the possible types of a value: each member of a union, the bound of a type parameter, the element type of a list. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  if (bound.isUnion()) return bound.types.flatMap((member) => membersOf(member, checker));
  const held = checker.isArrayLikeType(bound) ? checker.getIndexTypeOfType(bound, ts.IndexKind.Number) : undefined;
  return held ? membersOf(held, checker) : [bound];
}

/** Returns the strings that a value can be; undefined if it can be any string or another type. */
export function stringsOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const members = membersOf(type, checker);
  return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : undefined;
}

const NUMERIC = ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Returns true if an expression can be a number, a bigint or a `Date`. React nodes passed in by callers are checked where they
 * are created.
 */
export function isNumeric(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const members = membersOf(checker.getTypeAtLocation(node), checker);
  if (members.some(isReactNode)) return false;
  return members.some((member) => (member.flags & NUMERIC) !== 0 || symbolName(member) === 'Date');
}

/** Returns true if the type is the member that only `ReactNode` has. */
export const isReactNode = (member: ts.Type): boolean => symbolName(member) === 'ReactPortal';

const symbolName = (type: ts.Type): string | undefined => (type.symbol as ts.Symbol | undefined)?.name;

/** Returns the declaration of a variable or parameter; resolves the shorthand `{ name }` to the variable. */
export function declarationOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Declaration | undefined {
  const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
  const symbol = isShorthand ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node);
  return symbol?.valueDeclaration;
}
