import path from 'node:path';
import type { Program } from 'typescript';
import { checkCatalogues, textsOf } from '../../scripts/check-texts/catalogues';
import { checkTexts } from '../../scripts/check-texts/check';
import { judge } from '../../scripts/check-texts/exceptions';
import { programOf } from '../../scripts/check-texts/program';

const ENGLISH = {
  notes: {
    title: 'Notes',
    updated: 'Updated {{date}}',
    kind: { long: 'Long', short: 'Short' },
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    sort: 'Newest',
    sort_long: 'Longest',
    untold: 'Only in English',
  },
  shell: { loading: 'Loading' },
};
const CHINESE = {
  notes: {
    title: '笔记',
    updated: '更新于 {{date}}',
    kind: { long: '长', short: '短' },
    pages_other: '{{count}} 页',
    sort: '最新',
    sort_long: '最长',
  },
  shell: { loading: '加载中' },
};
const CATALOGUES = { 'en-US': textsOf(ENGLISH), 'zh-CN': textsOf(CHINESE) };

const component = (markup: string) => `
  import type { ReactNode } from 'react';
  import { formatDate, formatNumber } from '@/lib/i18n/format';
  import { toast } from '@/lib/browser/toasts';
  import { useTranslation } from '@/lib/i18n/useTranslation';
  interface Note { name: string; kind: 'long' | 'short'; pages: number; when: Date; updatedAt: string }
  function Panel({ head, children }: { head?: ReactNode; children?: ReactNode }) {
    return <div>{head}{children && <p>{children}</p>}</div>;
  }
  export function Made({ note }: { note: Note }) {
    const { t } = useTranslation(['notes', 'shell']);
    const { name, pages, updatedAt } = note;
    const greeting = name ? 'Hello' : name;
    const length = \`\${pages} / 9\`;
    return <div>${markup}</div>;
  }`;

const FAULTS: [markup: string, ...whats: string[]][] = [
  // A key.
  [`{t('untold')}`, 'asks for notes:untold, which zh-CN does not have'],
  [`{t('shell:gone')}`, 'asks for shell:gone, which en-US does not have', 'asks for shell:gone, which zh-CN does not have'],
  [`{t('updated')}`, 'asks for notes:updated without a value for {{date}}'],
  [
    `{t('pages')}`,
    'asks for notes:pages without a value for {{count}}',
    'asks for notes:pages without a count, but it has plural forms',
  ],
  [`{t('title', { count: pages })}`, 'asks for notes:title with a count, but it has no plural forms'],
  [`{t(name as never)}`, 'asks for a text whose key or context is known only when the program runs'],
  // Words.
  [`Hello`, 'words outside the catalogues: Hello'],
  [`{'Hello'}`, `words outside the catalogues: 'Hello'`],
  [`{'你好'}`, `words outside the catalogues: '你好'`],
  [`{pages > 1 ? t('title') : 'Empty'}`, `words outside the catalogues: 'Empty'`],
  [`{name || 'Nobody'}`, `words outside the catalogues: 'Nobody'`],
  [`{\`By \${name}\`}`, 'words outside the catalogues: `By ${'],
  [`{'by ' + name}`, `words outside the catalogues: 'by '`],
  [`{[name, 'and more'].join(', ')}`, `words outside the catalogues: 'and more'`],
  [`{note.kind}`, 'words outside the catalogues: note.kind'],
  [`{greeting}`, `words outside the catalogues: 'Hello'`],
  [`<img alt="Note" />`, 'words outside the catalogues: "Note"'],
  [`<button aria-label={pages ? 'Open' : undefined} />`, `words outside the catalogues: 'Open'`],
  [`<Panel head="Notes" />`, 'words outside the catalogues: "Notes"'],
  [`{[{ value: 1, text: 'One' }].length > 1}`, `words outside the catalogues: 'One'`],
  [`{t('updated', { date: 'today' })}`, `words outside the catalogues: 'today'`],
  [`<i onClick={() => { toast('info', 'Saved'); }} />`, `words outside the catalogues: 'Saved'`],
  [`<i onClick={() => { document.title = 'Notes'; }} />`, `words outside the catalogues: 'Notes'`],
  [`<i onClick={() => { window.alert('This note is lost'); }} />`, `words outside the catalogues: 'This note is lost'`],
  // A date or a number.
  [`{pages}`, 'a number or date that is not formatted: pages'],
  [`{pages && <b />}`, 'a number or date that is not formatted: pages'],
  [`{pages + 1}`, 'a number or date that is not formatted: pages + 1'],
  [`{\`\${pages} / \${formatNumber(9)}\`}`, 'a number or date that is not formatted: pages'],
  [`{length}`, 'words outside the catalogues: } / 9`', 'a number or date that is not formatted: pages'],
  [`{String(pages)}`, 'a number or date that is not formatted: pages'],
  [`{[1, 2].map((one) => \`\${one}\`).join(', ')}`, 'a number or date that is not formatted: one'],
  [`<button title={pages.toString()} />`, 'a number or date that is not formatted: pages'],
  [`{note.when.toISOString()}`, 'a number or date that is not formatted: note.when'],
  [`{t('updated', { date: note.when.toDateString() })}`, 'a number or date that is not formatted: note.when'],
  [`{t('updated', { date: updatedAt })}`, 'a date that is not formatted: updatedAt'],
  [`{note.updatedAt.slice(0, 10)}`, 'a date that is not formatted: note.updatedAt'],
  [`<i onClick={() => pages.toFixed(1)} />`, 'formats outside src/lib/i18n/format.ts: pages.toFixed'],
  [
    `<i onClick={() => note.when.toLocaleDateString()} />`,
    'formats outside src/lib/i18n/format.ts: note.when.toLocaleDateString',
  ],
  [`<i onClick={() => new Intl.NumberFormat()} />`, 'formats outside src/lib/i18n/format.ts: Intl.NumberFormat'],
];

const ALLOWED = [
  `{t('title')} · {t('shell:loading')}`,
  `{t(\`kind.\${note.kind}\`)}`,
  `{t(pages > 1 ? 'kind.long' : 'kind.short')}`,
  `{t('pages', { count: pages })}`,
  `{t('sort', { context: note.kind })}`,
  `{t('updated', { date: formatDate(updatedAt) })}`,
  `{name || t('title')}{[name, formatNumber(pages)].join(' · ')}`,
  `{pages > 0 && <Panel head={t('title')}>{name}</Panel>}`,
  `<time dateTime={updatedAt}>{formatDate(updatedAt, 'dateTime')}</time>`,
  `<input type="search" name="query" maxLength={pages} className={\`field \${name}\`} aria-label={t('title')} />`,
  `<ol>{[1, 2].map((one) => <li key={one} data-place={one}>{formatNumber(one)}</li>)}</ol>`,
  `<i onClick={() => { console.warn('The note was not kept', updatedAt); }} />`,
  `<i onClick={() => { throw new Error('Such a note cannot be'); }} />`,
];

const fileOf = (markup: string): string =>
  path.resolve(`src/made/${[...FAULTS.map(([one]) => one), ...ALLOWED].indexOf(markup).toString()}.tsx`);

const chineseOf = (texts: string) => `
  import type { TextsOf } from '@/locales/texts';
  const english = { title: 'Notes', pages_one: 'Page', pages_other: 'Pages' };
  export const chinese: TextsOf<typeof english> = { ${texts} };`;

const TYPED = [
  chineseOf(`title: '笔记', pages_other: '页'`),
  chineseOf(`title: '笔记'`),
  chineseOf(`title: '笔记', pages_one: '页', pages_other: '页'`),
];
const typedFile = (place: number): string => path.resolve(`src/made/typed-${place.toString()}.ts`);

let program: Program;

beforeAll(() => {
  const made = [...FAULTS.map(([markup]) => markup), ...ALLOWED].map((markup) => [fileOf(markup), component(markup)] as const);
  const catalogue = `export const catalogue = ${JSON.stringify(ENGLISH)};`;
  const typed = TYPED.map((source, place) => [typedFile(place), source] as const);
  const overlay = new Map([...made, ...typed, [path.resolve('src/locales/en-US/catalogue.ts'), catalogue] as const]);
  program = programOf([...made, ...typed].map(([file]) => file).concat(path.resolve('src/locales/texts.ts')), overlay);
}, 60_000);

function faultsIn(markup: string): string[] {
  const file = program.getSourceFile(fileOf(markup));
  const findings = checkTexts({
    checker: program.getTypeChecker(),
    files: file ? [file] : [],
    catalogues: CATALOGUES,
    dateFields: new Set(['updatedAt']),
  });
  return judge(
    findings.filter(({ place }) => place.startsWith('src/made/')),
    [],
  ).map((line) => line.replace(/^\S+ {2}/, ''));
}

test.each(FAULTS)('the check reports %s', (markup, ...whats) => {
  expect(faultsIn(markup)).toEqual(whats);
});

test.each(ALLOWED)('the check accepts %s', (markup) => {
  expect(faultsIn(markup)).toEqual([]);
});

test.each([
  { texts: 'all texts', place: 0, errors: 0 },
  { texts: 'a text too few', place: 1, errors: 1 },
  { texts: 'a plural form too many', place: 2, errors: 1 },
])('the type check finds $errors errors in Chinese texts with $texts', ({ place, errors }) => {
  expect(program.getSemanticDiagnostics(program.getSourceFile(typedFile(place)))).toHaveLength(errors);
});

test('the check reports a text that is not used', () => {
  const nothing = { checker: program.getTypeChecker(), files: [], dateFields: new Set<string>() };
  const shell = textsOf({ shell: { loading: 'Loading', pages_one: 'Page', pages_other: 'Pages' } });
  const idle = checkTexts({ ...nothing, catalogues: { 'en-US': shell, 'zh-CN': new Map() } });
  expect(judge(idle, [])).toEqual(
    expect.arrayContaining([
      'en-US shell:loading  is asked for nowhere',
      'en-US shell:pages_one  is asked for nowhere',
      'en-US shell:pages_other  is asked for nowhere',
    ]),
  );
});

test('the check reports a placeholder in only one language and a text in the wrong language', () => {
  const english = textsOf({ notes: { by: 'By {{name}}', of: '{{count}} / {{last}}', sort: '排序' } });
  const chinese = textsOf({ notes: { by: 'By {{person}}', of: '{{last}} / {{count}}', sort: '排序' } });
  expect(judge(checkCatalogues({ 'en-US': english, 'zh-CN': chinese }), [])).toEqual([
    'zh-CN notes:by  has the placeholders (person), the English text (name)',
    'en-US notes:sort  is not in its language: 排序',
    'zh-CN notes:by  is not in its language: By {{person}}',
  ]);
});

test('an exception covers only its place and rule, and is reported when it matches nothing', () => {
  const finding = {
    rule: 'words',
    place: 'src/ui/primitives/Logo.tsx:9',
    what: 'words outside the catalogues: Portico',
  } as const;
  const exception = { rule: 'words', place: 'src/ui/primitives/Logo.tsx', reason: 'The product has one name.' } as const;
  expect(judge([finding], [exception])).toEqual([]);
  expect(judge([{ ...finding, rule: 'format' }], [exception])).toEqual([
    'src/ui/primitives/Logo.tsx:9  words outside the catalogues: Portico',
    'src/ui/primitives/Logo.tsx  an exception no longer covers anything',
  ]);
});
