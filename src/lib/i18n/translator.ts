/** Texts by key, nested; a leaf is a text or, under `key_one`, `key_other` …, one form of a plural. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Values that select a plural or context form and fill in a text. */
export type TextValues = Readonly<Record<string, string | number | undefined>> & { count?: number; context?: string };
export type Translate = (key: string, values?: TextValues) => string;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Texts as i18next writes and reads them: `key.of.text` in the first namespace, `namespace:key` in any, the plural's form by `count`,
 * a variant by `context`, values for `{{name}}`. What there is no text for is its key, which the checks of the texts do not let through.
 */
export function translator(locale: string, catalogue: Texts, namespace: string): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const [own = namespace, path = key] = key.includes(':') ? key.split(':', 2) : [];
    const { count, context } = values;
    const endings = [
      context && `_${context}`,
      count !== undefined && `_${plurals.select(count)}`,
      count !== undefined && '_other',
      '',
    ];
    for (const ending of endings) {
      const text = ending !== undefined && ending !== false ? textAt(catalogue[own], path + ending) : undefined;
      if (text !== undefined) return filled(text, values);
    }
    return key;
  };
}

function textAt(texts: string | Texts | undefined, path: string): string | undefined {
  let found = texts;
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const filled = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
