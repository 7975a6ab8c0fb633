import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SHEETS = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, rules: rulesOf(readFileSync(resolve('src', path), 'utf8')) }));

interface Rule {
  selectors: string[];
  body: string;
}

function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    body,
  }));
}

const isTinted = ({ body }: Rule): boolean => /background[^;]*var\(--hover\)/.test(body);

/** Returns the class in a selector, such as `.row` in `a.row`, and the class that it is a variant of. */
const namesOf = (selector: string): string[] => {
  const name = selector.replace(/:hover.*$/, '').replace(/^a(?=\.)|^button(?=\.)/, '');
  return [name, name.replace(/-\w+$/, '')];
};

const isRound = (rules: readonly Rule[], selector: string): boolean =>
  rules.some(
    ({ selectors, body }) => body.includes('border-radius') && namesOf(selector).some((name) => selectors.includes(name)),
  );

/** Rows of boxed lists, of which the first and the last have the corners of the list (`.boxed-list` in base.css). */
const BOXED_ROWS = [
  'features/studio/content/ContentRows.module.css .row:hover',
  'features/studio/history/RevisionList.module.css .row:hover',
  'features/studio/my-work/AttentionRows.module.css .row:hover',
  'features/studio/my-work/WorkSection.module.css .rows li:hover',
  'features/studio/people/PeopleResults.module.css .row:hover > *',
  'features/studio/releases/ReleasesScreen.module.css .row:hover',
];

test('every element with a hover tint has rounded corners, like the focus ring, or those of its list', () => {
  const tints = SHEETS.flatMap(({ path, rules }) =>
    rules
      .filter(isTinted)
      .flatMap(({ selectors }) =>
        selectors.filter((selector) => selector.includes(':hover')).map((selector) => ({ path, rules, selector })),
      ),
  );
  expect(tints.length).toBeGreaterThan(30);
  const square = tints.filter(({ rules, selector }) => !isRound(rules, selector));
  expect(square.map(({ path, selector }) => `${path} ${selector}`)).toEqual(BOXED_ROWS);
});
