import type { Token } from 'markdown-it';
import { Mark, type Attrs, type Node } from 'prosemirror-model';
import { labelOf, plainText } from './parser';
import { PLAIN_TAGS, schema } from './schema';
import { UnsupportedError } from './unsupported';

const { nodes, marks } = schema;
const TAG = /^<(\/?)([a-z]+)>$/i;
const BREAK = /^<br\s*\/?>$/i;
const HTML_MARKS: Record<string, 'strong' | 'em' | 'strike'> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', s: 'strike', del: 'strike' },
};

/** Builds the inline content of a block from its tokens. Throws UnsupportedError if a part could not be written again. */
export class InlineBuilder {
  readonly #content: Node[] = [];
  readonly #hardBreak: string;
  #marks: readonly Mark[] = Mark.none;

  /** `hardBreak` is the characters that a line break of this block is written with. */
  constructor(hardBreak: string) {
    this.#hardBreak = hardBreak;
  }

  build(tokens: readonly Token[]): Node[] {
    const paired = pairedTags(tokens);
    for (const [index, token] of tokens.entries()) this.#add(token, paired.has(index));
    return this.#content;
  }

  #add(token: Token, paired: boolean): void {
    const { type, content } = token;
    if (type === 'text' || type === 'text_special') this.#text(content, this.#marks);
    else if (type === 'code_inline') this.#text(content, marks.code.create().addToSet(this.#marks));
    else if (type === 'softbreak') this.#leaf('soft_break');
    else if (type === 'hardbreak') this.#leaf('hard_break', { markup: this.#hardBreak });
    else if (type === 'image') this.#image(token);
    else if (type === 'footnote_ref') this.#footnote(token);
    else if (type === 'html_inline') this.#html(content, paired);
    else this.#mark(token);
  }

  #mark(token: Token): void {
    const [, name = '', side] = /^(link|strong|em|s)_(open|close)$/.exec(token.type) ?? [];
    // An address in the text is a link for readers; here it is text, so that its target follows what is typed.
    if (name === 'link' && token.markup === 'linkify') return;
    if (name === '') throw new UnsupportedError(token.type);
    if (side === 'close')
      this.#close(name === 'link' ? (token.markup === 'autolink' ? 'autolink' : 'link') : name === 's' ? 'strike' : name);
    else if (name === 'link') this.#openLink(token);
    else this.#open(marks[name === 's' ? 'strike' : name]?.create({ markup: name === 's' ? null : token.markup }));
  }

  #openLink(token: Token): void {
    if (token.markup === 'autolink') this.#open(marks.autolink.create());
    else this.#open(marks.link.create({ href: token.attrGet('href') ?? '', title: titleOf(token) }));
  }

  #open(mark: Mark | undefined): void {
    if (!mark || (mark.type !== marks.tagged && mark.type.isInSet(this.#marks))) throw new UnsupportedError('nested formatting');
    this.#marks = mark.addToSet(this.#marks);
  }

  #close(name: string, tag?: string): void {
    this.#marks = this.#marks.filter((mark) => mark.type.name !== name || (tag !== undefined && mark.attrs.tag !== tag));
  }

  #html(source: string, paired: boolean): void {
    if (BREAK.test(source)) {
      this.#leaf('hard_break', { markup: source });
      return;
    }
    const [, slash, name = ''] = TAG.exec(source) ?? [];
    const tag = name.toLowerCase();
    const own = HTML_MARKS[tag];
    if (!paired || tag === '') this.#leaf('inline_source', { source });
    else if (slash) this.#close(own ?? 'tagged', own ? undefined : tag);
    else this.#open(own ? marks[own].create({ markup: tag }) : marks.tagged.create({ tag }));
  }

  #image(token: Token): void {
    const alt = plainText(token.children ?? []);
    this.#leaf('image', { src: token.attrGet('src') ?? '', alt, title: titleOf(token) });
  }

  #footnote(token: Token): void {
    const label = labelOf(token);
    if (label === '') throw new UnsupportedError('a footnote within the text');
    this.#leaf('inline_source', { source: `[^${label}]` });
  }

  #leaf(name: 'soft_break' | 'hard_break' | 'image' | 'inline_source', attrs?: Attrs): void {
    this.#content.push(nodes[name].create(attrs ?? null, null, this.#marks));
  }

  #text(text: string, textMarks: readonly Mark[]): void {
    if (text === '') return;
    const last = this.#content.at(-1);
    if (last?.isText && Mark.sameSet(last.marks, textMarks))
      this.#content[this.#content.length - 1] = schema.text((last.text ?? '') + text, textMarks);
    else this.#content.push(schema.text(text, textMarks));
  }
}

/** Returns the indexes of HTML tags that open and close within the same formatting, so that they can be marks. */
function pairedTags(tokens: readonly Token[]): Set<number> {
  const open: { tag: string; level: number; index: number }[] = [];
  const paired = new Set<number>();
  for (const [index, { type, content, level }] of tokens.entries()) {
    const [, slash, name = ''] = (type === 'html_inline' && TAG.exec(content)) || [];
    const tag = name.toLowerCase();
    if (!(tag in HTML_MARKS) && !PLAIN_TAGS.includes(tag)) continue;
    const last = open.at(-1);
    if (!slash) open.push({ tag, level, index });
    else if (last?.tag === tag && last.level === level) {
      open.pop();
      paired.add(last.index).add(index);
    }
  }
  return paired;
}

/** Returns the title of a link or picture as it is written; null if it has none. */
function titleOf(token: Token): string | null {
  const written = token.attrGet('title');
  return written === null ? null : String(written);
}
