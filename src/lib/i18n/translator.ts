/** Texts by key, nested. A leaf is a text; `key_one`, `key_other` … are its plural forms. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Values that select a plural or context form and fill in a text. */
export type TextValues = Readonly<Record<string, string | number | undefined>> & { count?: number; context?: string };
export type Translate = (key: string, values?: TextValues) => string;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Returns a translation function for texts in the format of i18next. `key.of.text` is a text of the given namespace,
 * `namespace:key` of another; `count` selects the plural form, `context` a variant, and values fill in `{{name}}`. For a missing
 * text it returns the key; the checks of the texts reject missing texts.
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
