import { Mark, type Node } from 'prosemirror-model';
import { escapeLineStart, escapeText, writeAddress, writeCode, writeTitle, type WritingMode } from './escape';
import { schema } from './schema';

const { marks } = schema;
const TAGS: Record<string, string> = { strong: 'strong', em: 'em', strike: 's' };
const DELIMITERS: Record<string, string> = { strong: '**', em: '*', strike: '~~' };

/** Space at the start, what is between, and space at the end. */
const PARTS = /^[ \t\n]+|[^ \t\n](?:[^]*[^ \t\n])?|[ \t\n]+$/g;

interface Piece {
  /** Markdown of a node that is no text; null for text. */
  raw: string | null;
  text: string;
  marks: readonly Mark[];
  isCode: boolean;
  isSpace: boolean;
}

interface Options {
  mode: WritingMode;
  /** True if the content is one line of a table or heading. */
  singleLine: boolean;
}

/** Returns the inline content of a block as Markdown, without indentation. */
export function writeInline(block: Node, options: Options): string {
  const pieces = withOuterSpace(trimmed(piecesOf(block, options)));
  const writer = new InlineWriter(options.mode);
  pieces.forEach((piece, index) => {
    writer.write(piece, pieces.slice(index + 1));
  });
  return writer.end();
}

/** Writes pieces one after the other and keeps a stack of the formatting that is open. */
class InlineWriter {
  #out = '';
  readonly #open: { mark: Mark; close: string }[] = [];
  readonly #mode: WritingMode;

  constructor(mode: WritingMode) {
    this.#mode = mode;
  }

  write(piece: Piece, following: readonly Piece[]): void {
    let kept = 0;
    while (kept < this.#open.length && this.#open[kept]?.mark.isInSet(piece.marks)) kept += 1;
    this.#closeTo(kept);
    const opening = piece.marks.filter((mark) => !this.#open.some((open) => open.mark.eq(mark)));
    const extent = (mark: Mark): number => following.findIndex((next) => !mark.isInSet(next.marks)) >>> 0;
    for (const mark of [...opening].sort((a, b) => extent(b) - extent(a))) this.#openMark(mark);
    this.#out += this.#markdownOf(piece);
  }

  end(): string {
    this.#closeTo(0);
    return this.#out;
  }

  #markdownOf(piece: Piece): string {
    if (piece.raw !== null) return piece.raw;
    if (piece.isCode) return writeCode(piece.text);
    if (piece.marks.some((mark) => mark.type === marks.autolink) && this.#mode !== 'html') return piece.text;
    const escaped = escapeText(piece.text, this.#mode);
    const startsLine = this.#out === '' || this.#out.endsWith('\n');
    return startsLine ? escapeLineStart(escaped) : escaped;
  }

  #openMark(mark: Mark): void {
    const [open, close] = this.#delimiters(mark);
    // "![" would be a picture.
    if (open.startsWith('[') && this.#out.endsWith('!')) this.#out = `${this.#out.slice(0, -1)}\\!`;
    this.#out += open;
    this.#open.push({ mark, close });
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#out += this.#open.pop()?.close ?? '';
  }

  #delimiters({ type, attrs }: Mark): [string, string] {
    if (type === marks.link) return ['[', `](${writeAddress(String(attrs.href))}${writeTitle(attrs.title as string | null)})`];
    if (type === marks.autolink) return this.#mode === 'html' ? ['', ''] : ['<', '>'];
    const written = attrs.markup as string | null;
    const isTag = type === marks.tagged || (written !== null && /^[a-z]+$/.test(written));
    const tag = isTag ? String(attrs.tag ?? written) : TAGS[type.name];
    if (isTag || this.#mode === 'html') return [`<${tag}>`, `</${tag}>`];
    const delimiter = (this.#mode === 'light' ? written : null) ?? DELIMITERS[type.name] ?? '';
    return [delimiter, delimiter];
  }
}

function piecesOf(block: Node, options: Options): Piece[] {
  const pieces: Piece[] = [];
  block.forEach((node) => {
    const isCode = marks.code.isInSet(node.marks) !== undefined;
    const nodeMarks = marks.code.removeFromSet(node.marks);
    if (!node.isText) {
      const isSpace = node.type === schema.nodes.soft_break || node.type === schema.nodes.hard_break;
      pieces.push({ raw: rawOf(node, options), text: '', marks: nodeMarks, isCode: false, isSpace });
    } else if (isCode) pieces.push({ raw: null, text: node.text ?? '', marks: nodeMarks, isCode, isSpace: false });
    else
      for (const [text] of (node.text ?? '').matchAll(PARTS))
        pieces.push({ raw: null, text, marks: nodeMarks, isCode, isSpace: /^[ \t\n]/.test(text) });
  });
  return pieces;
}

function rawOf(node: Node, { mode, singleLine }: Options): string {
  const { attrs, type } = node;
  switch (type.name) {
    case 'soft_break':
      return singleLine ? ' ' : '\n';
    case 'hard_break': {
      const markup = String(attrs.markup);
      if (markup.startsWith('<')) return markup;
      if (singleLine) return '<br>';
      return mode === 'light' ? `${markup}\n` : '\\\n';
    }
    case 'image':
      return `![${escapeText(String(attrs.alt), 'full')}](${writeAddress(String(attrs.src))}${writeTitle(attrs.title as string | null)})`;
    default:
      return String(attrs.source);
  }
}

/** Removes white space at both ends and around line ends, which no reader sees. */
function trimmed(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => !isTrimmable(piece));
  const last = pieces.findLastIndex((piece) => !isTrimmable(piece));
  return (first < 0 ? [] : pieces.slice(first, last + 1))
    .filter((piece, index, all) => !isTextSpace(piece) || !(endsLine(all[index - 1]) || endsLine(all[index + 1])))
    .filter((piece, index, all) => piece.raw !== '\n' || !(endsLine(all[index - 1]) || endsLine(all[index + 1], '\\\n')));
}

const isTextSpace = ({ raw, isSpace }: Piece): boolean => isSpace && (raw === null || raw === ' ');
const endsLine = (piece: Piece | undefined, end = '\n'): boolean => piece?.raw?.endsWith(end) === true;
const isTrimmable = (piece: Piece): boolean => isTextSpace(piece) || (piece.isSpace && endsLine(piece));

/** Gives white space only the formatting that continues behind it, because Markdown opens and closes formatting at words. */
function withOuterSpace(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (!piece.isSpace) return piece;
    const before = pieces.slice(0, index).findLast(({ isSpace }) => !isSpace)?.marks ?? Mark.none;
    const after = pieces.slice(index + 1).find(({ isSpace }) => !isSpace)?.marks ?? Mark.none;
    return { ...piece, marks: before.filter((mark) => mark.isInSet(after)) };
  });
}
