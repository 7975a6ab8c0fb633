import type { MarkdownIt, Token } from 'markdown-it';
import container from 'markdown-it-container';

/** Kinds of containers, as they are written behind `:::`. */
export const CONTAINER_KINDS = ['note', 'warning', 'details', 'steps'] as const;
export type ContainerKind = (typeof CONTAINER_KINDS)[number];

/** Names of containers without a title, by the language of the text. Steps have neither. */
export const CONTAINER_NAMES = {
  'en-US': { note: 'Note', warning: 'Warning', details: 'Details', steps: '' },
  'zh-CN': { note: '说明', warning: '注意', details: '详情', steps: '' },
} as const satisfies Record<string, Record<ContainerKind, string>>;

/** Container as its first line has it, such as `::: note Before you travel`. */
export interface ContainerLine {
  kind: ContainerKind;
  title: string;
  colons: string;
  /** Spaces between the colons and the kind. */
  space: string;
}

/** Returns the first line of the container that a token opens; null for any other token. */
export function containerLine({ type, info, markup }: Token): ContainerLine | null {
  const kind = CONTAINER_KINDS.find((each) => type === `container_${each}_open`);
  if (!kind) return null;
  const space = /^\s*/.exec(info)?.[0] ?? '';
  return { kind, title: info.trim().slice(kind.length).trim(), colons: markup, space };
}

const CLOSING_LINE = /^[\s>]*:{3,}\s*$/;

/** Adds containers to a parser: notes, warnings, details to open, and steps, from `:::note Title` to `:::`. */
export function containers(md: MarkdownIt): void {
  for (const kind of CONTAINER_KINDS)
    md.use(container, kind, {
      render: (tokens: Token[], index: number) => {
        const token = tokens[index];
        if (!token) return '';
        const line = containerLine(token);
        return line ? opening(line.kind, md.utils.escapeHtml(line.title)) : `</${ELEMENTS[kind]}>\n`;
      },
    });
  // The plugin counts the closing line to no block. A line at which another block begins closes none.
  md.core.ruler.push('container_lines', ({ src, tokens }) => {
    const opened = tokens.filter((token) => containerLine(token) !== null);
    if (!opened.length) return;
    const lines = src.split('\n');
    const beginnings = new Set(tokens.map(({ map }) => map?.[0]));
    for (const { map } of opened) if (map && CLOSING_LINE.test(lines[map[1]] ?? '') && !beginnings.has(map[1])) map[1] += 1;
  });
}

const ELEMENTS: Record<ContainerKind, string> = { note: 'aside', warning: 'aside', details: 'details', steps: 'div' };

function opening(kind: ContainerKind, title: string): string {
  if (kind === 'details') return `<details><summary>${title}</summary>\n`;
  if (kind === 'steps') return '<div data-steps="">\n';
  return `<aside data-callout="${kind}">${title && `<header>${title}</header>`}\n`;
}
