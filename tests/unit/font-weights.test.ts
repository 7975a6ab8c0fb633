import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Only weights that Segoe UI and Microsoft YaHei, which most employees read, both have. */
const WEIGHTS = ['400', '600', '700'];

const ROOTS = ['src', 'server'];
const FILES = ROOTS.flatMap((root) => sourcesIn(resolve(root)));
const TOKENS = new Map(
  [...readFileSync(resolve('src/ui/tokens.css'), 'utf8').matchAll(/--(weight-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  ),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : sourcesIn(path);
    return /\.(css|svg|tsx?)$/.test(entry.name) ? [path] : [];
  });
}

/** Returns the font weights in a stylesheet or in inline styles, with tokens resolved to their values. */
function weightsIn(source: string): string[] {
  const declared = [...source.matchAll(/(?<![\w-])font-?weight['"]?\s*[:=]\s*\{?\s*['"]?([^;}'",\n]+)/gi)];
  const shorthand = [...source.matchAll(/(?<![\w-])font:\s*(\d{3})\b/g)];
  return [...declared, ...shorthand].map(([, value = '']) => {
    const token = /^var\(--(weight-[\w-]+)\)$/.exec(value.trim())?.[1];
    return token ? (TOKENS.get(token) ?? value.trim()) : value.trim();
  });
}

test('all stylesheets and inline styles use the weights 400, 600 and 700 only, which Windows fonts have', () => {
  const found = FILES.flatMap((path) => weightsIn(readFileSync(path, 'utf8')).map((weight) => ({ path, weight })));
  const others = found.filter(({ weight }) => !WEIGHTS.includes(weight));
  expect(others.map(({ path, weight }) => `${relative('.', path)}: ${weight}`)).toEqual([]);
  expect([...TOKENS.values()].sort()).toEqual(WEIGHTS);
  expect(found.length).toBeGreaterThan(50);
});

test('finds weights in stylesheets, shorthands, inline styles and attributes', () => {
  expect(weightsIn('.a { font-weight: 500; } .b { font: 500 16px/1.6 sans-serif }')).toEqual(['500', '500']);
  expect(weightsIn('<b style={{ fontWeight: 500 }}><text fontWeight="500" font-weight="650">')).toEqual(['500', '500', '650']);
  expect(weightsIn('.a { font-weight: var(--weight-regular); }')).toEqual(['400']);
});
