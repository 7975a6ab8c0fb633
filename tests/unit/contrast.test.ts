import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AREAS } from 'contract/core/areas';

type Tokens = Record<string, string>;
type Rgb = readonly [number, number, number];

const css = readFileSync(resolve('src/ui/tokens.css'), 'utf8').replace(/^ +/gm, '');

/** Returns the custom properties of the first rule with exactly this selector. */
function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

const light = tokensOf("[data-theme='light']");
const THEMES = { light, dark: { ...light, ...tokensOf("[data-theme='dark']") } };

function linearOfHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a colour of six hexadecimal digits`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Converts OKLCH to linear sRGB with Björn Ottosson's OKLab matrices; colours outside the gamut are clipped, as browsers may do. */
function linearOfOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const token = (tokens: Tokens, name: string): string => {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
};

const plain = (tokens: Tokens, name: string) => linearOfHex(token(tokens, name));

const hueOf = (area: string) => Number(token(tokensOf(`[data-area='${area}']`), 'area-hue'));
const ofArea = (tokens: Tokens, part: 'ink' | 'shape' | 'tint' | 'far' | 'near' | 'lit' | 'air', area: string) =>
  linearOfOklch(Number(token(tokens, `area-${part}-lightness`)), Number(token(tokens, `area-${part}-chroma`)), hueOf(area));

const TEXT_ON = [
  ...['ink', 'ink-2', 'primary', 'primary-hover', 'danger', 'accent-ink', 'success'].flatMap((text) =>
    ['paper', 'surface', 'surface-sunken'].map((ground) => [text, ground] as const),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['ink-2', 'neutral-tint'],
  ['ink', 'primary-tint'],
  ['ink-2', 'primary-tint'],
  ['primary', 'primary-tint'],
  ['ink', 'accent-tint'],
  ['accent-ink', 'accent-tint'],
  ['primary', 'accent-tint'],
  ['ink', 'danger-tint'],
  ['danger', 'danger-tint'],
  ['ink', 'success-tint'],
  ['ink-2', 'track'],
  ['success', 'success-tint'],
  ['ink', 'selection'],
  ['ink-2', 'track'],
  ['primary', 'thumb'],
  ['on-alert', 'alert'],
  ['alert-mark', 'alert'],
] as const;

describe.each(Object.entries(THEMES))('in the %s theme', (_, tokens) => {
  test.each(TEXT_ON)('%s is readable on %s', (text, ground) => {
    expect(contrast(plain(tokens, text), plain(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(AREAS)('"text of a banner and a tag is readable in the hue of \'%s\'"', (area) => {
    const tint = ofArea(tokens, 'tint', area);
    for (const text of [plain(tokens, 'ink'), plain(tokens, 'ink-2'), ofArea(tokens, 'ink', area)])
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['paper', 'surface'])
      expect(contrast(ofArea(tokens, 'ink', area), plain(tokens, ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(plain(tokens, 'ink'), ofArea(tokens, 'shape', area))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(AREAS)('the lines of a glyph are visible on its accent and its tile in the hue of "%s"', (area) => {
    for (const ground of ['shape', 'tint'] as const)
      expect(contrast(ofArea(tokens, 'ink', area), ofArea(tokens, ground, area))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(AREAS)('the title of a banner is readable on each shade of the view of "%s"', (area) => {
    for (const shade of ['shape', 'far', 'near', 'lit', 'air'] as const)
      expect(contrast(plain(tokens, 'ink'), ofArea(tokens, shade, area))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(AREAS)('the shades of the view of "%s" can be told apart', (area) => {
    const shades = (['tint', 'far', 'shape', 'near'] as const).map((shade) => luminance(ofArea(tokens, shade, area)));
    const steps = shades.slice(1).map((shade, index) => Math.abs(shade - (shades[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(0.01);
  });

  test.each(['dawn', 'day', 'dusk', 'night'])('the greeting is readable on the sky of the %s', (part) => {
    for (const ground of [`sky-${part}`, `horizon-${part}`])
      expect(contrast(plain(tokens, 'ink'), plain(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['control-border', 'focus', 'primary'])('%s has enough contrast with its background', (part) => {
    for (const ground of ['paper', 'surface'])
      expect(contrast(plain(tokens, part), plain(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});
