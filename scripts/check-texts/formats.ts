import ts from 'typescript';
import { findingAt, nodesBelow, pathOf, quote, type Finding } from './finding';
import { declarationOf, isNumeric } from './types';

const FORMATTERS = 'src/lib/i18n/format.ts';
/** Reads the time zone of the device from a formatter and formats nothing. */
const TIME_ZONE = 'src/lib/i18n/zone-name.ts';

/**
 * Finds dates and numbers shown or read aloud to people without the formatters of `lib/i18n/format.ts`. `dateFields` are the
 * contract's date fields, which are strings in JSON.
 */
export function checkFormats(
  file: ts.SourceFile,
  spoken: readonly ts.Node[],
  dateFields: ReadonlySet<string>,
  checker: ts.TypeChecker,
): Finding[] {
  if ([FORMATTERS, TIME_ZONE].includes(pathOf(file))) return [];
  const parts = spoken.filter(ts.isExpression);
  return [
    ...parts.filter((part) => isNumeric(part, checker)).map((part) => bare(part, 'a number or date')),
    ...parts.filter((part) => dateFields.has(fieldOf(part, checker))).map((part) => bare(part, 'a date')),
    ...nodesBelow(file)
      .filter(isFormatter)
      .map((node) => findingAt(node, 'format', `formats outside ${FORMATTERS}: ${quote(node)}`)),
  ];
}

const bare = (part: ts.Node, kind: string): Finding => findingAt(part, 'format', `${kind} that is not formatted: ${quote(part)}`);

/** Returns the name of the field that a part was read from, as `item.updatedAt` or by `{ updatedAt }`; empty if none. */
function fieldOf(part: ts.Expression, checker: ts.TypeChecker): string {
  if (ts.isPropertyAccessExpression(part)) return part.name.text;
  const declaration = ts.isIdentifier(part) ? declarationOf(part, checker) : undefined;
  return declaration && ts.isBindingElement(declaration) ? (declaration.propertyName ?? declaration.name).getText() : '';
}

const isFormatter = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  (/^(toLocale(Date|Time)?String|toFixed|toPrecision)$/.test(node.name.text) ||
    (node.expression.getText() === 'Intl' && node.name.text.endsWith('Format')));

/** Returns the names of the contract's fields that hold a date or a timestamp. */
export function dateFieldsOf(program: ts.Program): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const contract = program.getSourceFiles().filter((file) => pathOf(file).startsWith('contract/'));
  const fields = contract.flatMap((file) => nodesBelow(file).filter(ts.isPropertyAssignment));
  return new Set(
    fields.filter((field) => isDate(checker.getTypeAtLocation(field.initializer), checker)).map(({ name }) => name.getText()),
  );
}

function isDate(type: ts.Type, checker: ts.TypeChecker): boolean {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('z.', '');
  return /^(Zod(Optional|Nullable|Default|Union)<|(readonly )?\[)*ZodISODate/.test(text);
}
