import i18next from 'i18next';
import { translator, type Texts, type TextValues } from '@/lib/i18n/translator';
import { catalogue as englishOfAll } from '@/locales/en-US/catalogue';
import { partTexts as englishOfParts } from '@/locales/en-US/part-texts';
import { catalogue as chineseOfAll } from '@/locales/zh-CN/catalogue';
import { partTexts as chineseOfParts } from '@/locales/zh-CN/part-texts';

const english = { ...englishOfAll, ...englishOfParts };
const chinese = { ...chineseOfAll, ...chineseOfParts };

/** Returns all keys of a catalogue; plural forms count as the key without its suffix. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key.replace(/_(one|other)$/, '')] : keysOf(text, `${before}${key}.`),
  );
}

/** Values for all placeholders of the texts; the value of each is its own name. */
const FILLED: Record<string, string> = {};
for (const [, name = ''] of JSON.stringify([english, chinese]).matchAll(/\{\{(\w+)\}\}/g)) FILLED[name] = `<${name}>`;

const valuesFor = (count: number): TextValues => ({ ...FILLED, count, context: 'service' });

describe.each([
  ['en-US', english],
  ['zh-CN', chinese],
] as const)('in %s', (locale, catalogue) => {
  test('every text is the same as with i18next', async () => {
    const reference = i18next.createInstance();
    const options = { lng: locale, fallbackLng: false, interpolation: { escapeValue: false } } as const;
    await reference.init({ ...options, resources: { [locale]: catalogue }, defaultNS: 'shell' });
    const expected = reference.t as unknown as (key: string, values: object) => string;
    const read = translator(locale, catalogue, 'shell');
    const keys = Object.entries(catalogue).flatMap(([name, texts]) => keysOf(texts).map((key) => `${name}:${key}`));
    expect(keys.length).toBeGreaterThan(300);
    for (const key of keys)
      for (const count of [0, 1, 2, 21])
        expect([key, read(key, valuesFor(count))]).toEqual([key, expected(key, valuesFor(count))]);
  });
});

test('a key without a namespace belongs to the first namespace, and a missing text returns its key', () => {
  const read = translator(
    'en-US',
    { item: { views_one: '{{count}} view', views_other: '{{count}} views', open: 'Open' } },
    'item',
  );
  expect(read('views', { count: 1 })).toBe('1 view');
  expect(read('views', { count: 5 })).toBe('5 views');
  expect([read('open'), read('item:open'), read('shell:open'), read('views')]).toEqual(['Open', 'Open', 'shell:open', 'views']);
});
