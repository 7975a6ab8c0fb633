import ts from 'typescript';
import { nodesBelow } from './finding';
import { isClient } from './program';
import { translationOf } from './translations';
import { declarationOf, isNumeric, isReactNode, membersOf } from './types';

const HEARD = ['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`);
const READ = ['alt', 'placeholder', 'title', 'label', 'text', 'lead', 'hint', 'caption', 'description', 'message', 'summary'];

/** Attributes, properties and parameters whose strings people read or hear. */
const SPOKEN_NAMES = new Set([...HEARD, ...READ, 'textContent', 'innerText']);

/**
 * Returns the expressions of a file whose values people read or hear, split into parts: both outcomes of `a ? b : c`, each part
 * of a template or a sum, and the initial value of a constant.
 */
export const spokenParts = (file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] =>
  nodesBelow(file)
    .flatMap((node) => spokenAt(node, checker))
    .flatMap((spoken) => partsOf(spoken, checker));

function spokenAt(node: ts.Node, checker: ts.TypeChecker): readonly ts.Expression[] {
  if (ts.isJsxExpression(node)) return !ts.isJsxAttribute(node.parent) && node.expression ? [node.expression] : [];
  if (ts.isJsxAttribute(node)) return spokenAttribute(node, checker);
  if (ts.isPropertyAssignment(node)) return SPOKEN_NAMES.has(nameOf(node.name)) ? [node.initializer] : [];
  if (ts.isBinaryExpression(node)) return isSpokenAssignment(node) ? [node.right] : [];
  if (!ts.isCallExpression(node)) return [];
  const translation = translationOf(node, checker);
  return translation ? interpolated(translation.values) : spokenArguments(node, checker);
}

function spokenAttribute({ name, initializer }: ts.JsxAttribute, checker: ts.TypeChecker): ts.Expression[] {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!value) return [];
  const wanted = checker.getContextualType(value);
  const isShown = wanted && membersOf(wanted, checker).some(isReactNode);
  return isShown || SPOKEN_NAMES.has(name.getText()) ? [value] : [];
}

const isSpokenAssignment = ({ left, operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isPropertyAccessExpression(left) && SPOKEN_NAMES.has(left.name.text);

/** Values that select a text: a plural form depends on the unformatted number. */
const CHOOSING = new Set(['count', 'context']);

function interpolated(values: ts.Expression | undefined): ts.Expression[] {
  if (!values || !ts.isObjectLiteralExpression(values)) return [];
  return values.properties.flatMap((property) => {
    if (property.name && CHOOSING.has(nameOf(property.name))) return [];
    if (ts.isPropertyAssignment(property)) return [property.initializer];
    return ts.isShorthandPropertyAssignment(property) ? [property.name] : [];
  });
}

/** Returns the arguments that our own functions declare as a text or a title. */
function spokenArguments(call: ts.CallExpression, checker: ts.TypeChecker): ts.Expression[] {
  const parameters = checker.getResolvedSignature(call)?.declaration?.parameters ?? [];
  return call.arguments.filter((_, place) => {
    const parameter = parameters[place];
    return parameter && isClient(parameter.getSourceFile()) && SPOKEN_NAMES.has(parameter.name.getText());
  });
}

const nameOf = (name: ts.PropertyName): string => (ts.isComputedPropertyName(name) ? '' : name.text);

function partsOf(node: ts.Node, checker: ts.TypeChecker): ts.Node[] {
  const parts = ts.isExpression(node) ? componentsOf(node, checker) : [];
  return parts.length ? parts.flatMap((part) => partsOf(part, checker)) : [node];
}

/** Returns the parts that an expression is composed of; empty if it is a single value. */
function componentsOf(node: ts.Expression, checker: ts.TypeChecker): readonly ts.Node[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return outcomes(node, checker);
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.flatMap((span) => [span.expression, span.literal])];
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isSpreadElement(node)) return [node.expression];
  if (ts.isCallExpression(node)) return visibleArguments(node);
  return ts.isIdentifier(node) ? constantOf(node, checker) : [];
}

function outcomes(node: ts.BinaryExpression, checker: ts.TypeChecker): ts.Expression[] {
  const { left, right, operatorToken } = node;
  switch (operatorToken.kind) {
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [left, right];
    // React shows the 0 of `count && …`.
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return isNumeric(left, checker) && isNumeric(node, checker) ? [left, right] : [right];
    case ts.SyntaxKind.PlusToken:
      return isNumeric(node, checker) ? [] : [left, right];
    default:
      return [];
  }
}

const WRITING_METHOD = /^(to[A-Z]\w*|slice|substring|replace(All)?|trim|padStart|padEnd|join|filter|concat)$/;

/** Returns the values that a call turns into a string: `String(value)`, `value.toString()`, `list.map((value) => …).join()` etc. */
function visibleArguments({ expression, arguments: given }: ts.CallExpression): readonly ts.Expression[] {
  if (ts.isIdentifier(expression)) return expression.text === 'String' ? given : [];
  if (!ts.isPropertyAccessExpression(expression)) return [];
  if (expression.name.text === 'map') return given.flatMap(answerOf);
  return WRITING_METHOD.test(expression.name.text) ? [expression.expression] : [];
}

const answerOf = (given: ts.Expression): ts.Expression[] =>
  ts.isArrowFunction(given) && ts.isExpression(given.body) ? [given.body] : [];

function constantOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression[] {
  const declaration = declarationOf(node, checker);
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return [];
  const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConstant && !isNumeric(node, checker) ? [declaration.initializer] : [];
}
