import ts from 'typescript';
import { LOCALES } from '../../contract/core/locale';
import { baseKey, formsOf, isPlural, placeholdersOf, type Catalogues, type Texts } from './catalogues';
import { findingAt, nodesBelow, type Finding } from './finding';
import { stringsOf } from './types';

/** A call of a `t` function of `useTranslation`, including calls where `t` was passed on. */
export interface Translation {
  call: ts.CallExpression;
  /** Possible keys with their namespaces; undefined if the types do not determine them. */
  keys: string[] | undefined;
  values: ts.Expression | undefined;
}

export function translationOf(node: ts.Node, checker: ts.TypeChecker): Translation | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const translator = checker.getTypeAtLocation(node.expression);
  const [key, values] = node.arguments;
  if (!key || translator.aliasSymbol?.name !== 'Translation') return undefined;
  const namespace = ownNamespace(translator);
  const keys = stringsOf(checker.getTypeAtLocation(key), checker);
  return { call: node, keys: keys?.map((one) => (one.includes(':') ? one : `${namespace}:${one}`)), values };
}

/** Returns the namespace of keys that name none: the first one that `t` was created for. */
function ownNamespace({ aliasTypeArguments: [first] = [] }: ts.Type): string {
  return first?.isStringLiteral() ? first.value : '';
}

export const translationsIn = (files: readonly ts.SourceFile[], checker: ts.TypeChecker): Translation[] =>
  files.flatMap((file) => nodesBelow(file).flatMap((node) => translationOf(node, checker) ?? []));

const UNKNOWN = 'asks for a text whose key or context is known only when the program runs';

/** Checks that every text that is used exists in both languages and gets its placeholders, and that every text is used. */
export function checkTranslations(
  translations: readonly Translation[],
  catalogues: Catalogues,
  checker: ts.TypeChecker,
): Finding[] {
  const asked = new Set<string>();
  const calls = translations.flatMap((translation) => {
    const keys = keysAskedFor(translation, catalogues, checker);
    if (!keys) return [findingAt(translation.call, 'key', UNKNOWN)];
    keys.forEach((key) => asked.add(key));
    const given = valuesOf(translation, checker).map(({ name }) => name);
    return keys.flatMap((key) => faultsOf(key, given, catalogues)).map((what) => findingAt(translation.call, 'key', what));
  });
  return [...calls, ...unused(asked, catalogues)];
}

const valuesOf = ({ values }: Translation, checker: ts.TypeChecker): ts.Symbol[] =>
  values ? checker.getPropertiesOfType(checker.getTypeAtLocation(values)) : [];

/** Returns the possible keys of a call. With a context, it is `key_context`, or `key` if there is no such text. */
function keysAskedFor(translation: Translation, catalogues: Catalogues, checker: ts.TypeChecker): string[] | undefined {
  const context = valuesOf(translation, checker).find(({ name }) => name === 'context');
  if (!context) return translation.keys;
  const contexts = stringsOf(checker.getTypeOfSymbol(context), checker);
  return contexts && translation.keys?.flatMap((key) => contexts.map((one) => inContext(key, one, catalogues['en-US'])));
}

function inContext(key: string, context: string, texts: Texts): string {
  const own = `${key}_${context}`;
  return texts.has(own) || isPlural(texts, own) ? own : key;
}

function faultsOf(key: string, given: readonly string[], catalogues: Catalogues): string[] {
  const plural = LOCALES.some((locale) => isPlural(catalogues[locale], key));
  const counted = given.includes('count');
  return [
    ...LOCALES.flatMap((locale) => missingForms(key, locale, catalogues)),
    ...missingValues(key, given, catalogues),
    ...(plural && !counted ? [`asks for ${key} without a count, but it has plural forms`] : []),
    ...(counted && !plural ? [`asks for ${key} with a count, but it has no plural forms`] : []),
  ];
}

function missingForms(key: string, locale: keyof Catalogues, catalogues: Catalogues): string[] {
  const missing = formsOf(catalogues[locale], key, locale).filter((form) => !catalogues[locale].has(form));
  return missing.map((form) => `asks for ${form}, which ${locale} does not have`);
}

function missingValues(key: string, given: readonly string[], catalogues: Catalogues): string[] {
  const texts = LOCALES.flatMap((locale) =>
    formsOf(catalogues[locale], key, locale).map((form) => catalogues[locale].get(form) ?? ''),
  );
  const missing = [...new Set(texts.flatMap(placeholdersOf))].filter((name) => !given.includes(name));
  return missing.map((name) => `asks for ${key} without a value for {{${name}}}`);
}

function unused(asked: ReadonlySet<string>, catalogues: Catalogues): Finding[] {
  const idle = [...catalogues['en-US'].keys()].filter((key) => !asked.has(baseKey(key)));
  return idle.map((key) => ({ rule: 'key', place: `en-US ${key}`, what: 'is asked for nowhere' }));
}
