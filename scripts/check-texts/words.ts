import ts from 'typescript';
import { findingAt, nodesBelow, quote, type Finding } from './finding';
import { membersOf } from './types';

const WORD = /[\p{L}\p{N}]/u;

/** Finds text that people read or hear and that does not come from a catalogue. */
export function checkWords(file: ts.SourceFile, spoken: readonly ts.Node[], checker: ts.TypeChecker): Finding[] {
  const words = [...writtenInMarkup(file), ...spoken.filter((part) => hasWords(part, checker)), ...sentences(file)];
  return words.map((node) => findingAt(node, 'words', `words outside the catalogues: ${quote(node)}`));
}

const writtenInMarkup = (file: ts.SourceFile): ts.Node[] =>
  nodesBelow(file).filter((node) => ts.isJsxText(node) && WORD.test(node.text));

function hasWords(part: ts.Node, checker: ts.TypeChecker): boolean {
  if (isWritten(part)) return WORD.test(part.text);
  const members = membersOf(checker.getTypeAtLocation(part), checker);
  return members.some((member) => member.isStringLiteral() && WORD.test(member.value));
}

const isWritten = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Returns strings anywhere in the file that look like a sentence, except those that only developers see. */
const sentences = (file: ts.SourceFile): ts.Node[] =>
  nodesBelow(file).filter((node) => isWritten(node) && isSentence(node.text) && !isForDevelopers(node.parent));

const isSentence = (text: string): boolean => /\p{Script=Han}/u.test(text) || /^\p{Lu}\p{Ll}*[’',]?\s+\p{L}/u.test(text);

function isForDevelopers(parent: ts.Node): boolean {
  if (ts.isTemplateExpression(parent)) return isForDevelopers(parent.parent);
  if (ts.isNewExpression(parent)) return parent.expression.getText().endsWith('Error');
  return ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.');
}
