/**
 * Amount of escaping: `light` escapes only what would change the text for certain, so that a sentence stays as its author would
 * write it; `full` escapes every character that can have a meaning; `html` also writes formatting as tags.
 */
export type WritingMode = 'light' | 'full' | 'html';

const ADDRESS = /https?:\/\/[^\s<>]+/g;
const SPECIAL = /[\\`*_~[\]<>&!|^{}#+.()=:-]/;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const WORD = /[\p{L}\p{N}]/u;
/** Spaces other than those of the keyboard, which a parser removes at the ends of a block. */
const WIDE_SPACE = /[^\S \t\n]/;
const MAX_ENTITY = 34;

/** Returns the text as Markdown. Addresses keep their characters in light mode, because an escape would cut the link short. */
export function escapeText(text: string, mode: WritingMode): string {
  if (mode !== 'light') return escapePart(text, mode);
  let written = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    written += escapePart(text.slice(end, index), mode) + address;
    end = index + address.length;
  }
  return written + escapePart(text.slice(end), mode);
}

function escapePart(text: string, mode: WritingMode): string {
  let written = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (mode !== 'light' && WIDE_SPACE.test(character)) written += entityOf(character);
    else if (needsEscape(text.slice(index, index + MAX_ENTITY), text[index - 1] ?? '', mode)) written += `\\${character}`;
    else written += character;
  }
  return written;
}

const entityOf = (character: string): string => (character === '\u00a0' ? '&nbsp;' : `&#${character.codePointAt(0) ?? 0};`);

function needsEscape(rest: string, previous: string, mode: WritingMode): boolean {
  const next = rest[1] ?? '';
  switch (rest[0]) {
    case '`':
      return true;
    case '\\':
      return mode !== 'light' || SPECIAL.test(next) || next === '' || next === '\\';
    case '*':
      return mode !== 'light' || !(isSpace(previous) && isSpace(next)) || previous === '' || next === '';
    case '_':
      return !(WORD.test(previous) && WORD.test(next));
    case '~':
      return mode !== 'light' || previous === '~' || next === '~';
    case '<':
      return mode !== 'light' || /^<[a-z/!?]/i.test(rest);
    case '&':
      return ENTITY.test(rest);
    case '[':
      return mode !== 'light' || next === '^';
    case ']':
      return mode !== 'light' || next === '(' || next === '[';
    case '!':
    case '^':
      return mode !== 'light' && (next === '[' || next === '');
    default:
      return false;
  }
}

const isSpace = (character: string): boolean => /^\s$/.test(character);

/** Returns the line with an escape at its start, if it would begin another kind of block. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|={1,}\s*$|-{2,}\s*$|~{3}|:{3}|\||:(?=\s|-))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^([-_])(?=(?:\s*\1){2,}\s*$)/, '\\$1');
}

/** Returns the address as the target of a link or picture. */
export function writeAddress(address: string): string {
  const escaped = address
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/&(?=#|[a-z])/gi, (sign, offset: number) => (ENTITY.test(address.slice(offset)) ? '&amp;' : sign));
  if (address === '' || /[\s\p{Cc}]/u.test(address) || !isBalanced(address) || address.startsWith('<'))
    return `<${escaped.replace(/[<>]/g, '\\$&').replace(/[\r\n]/g, ' ')}>`;
  return escaped;
}

function isBalanced(address: string): boolean {
  let depth = 0;
  for (const character of address) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns the title with a space before it; an empty string if there is none. */
export function writeTitle(title: string | null): string {
  if (!title) return '';
  const escaped = title
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/&(?=#|[a-z])/gi, '&amp;');
  return ` "${escaped.replace(/\s*\n\s*/g, ' ')}"`;
}

/** Returns the code between backticks that it does not contain itself. */
export function writeCode(code: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) length += 1;
  const ticks = '`'.repeat(length);
  const needsSpace = code.startsWith('`') || code.endsWith('`') || (/^\s.*\s$/s.test(code) && code.trim() !== '');
  return needsSpace ? `${ticks} ${code} ${ticks}` : ticks + code + ticks;
}
