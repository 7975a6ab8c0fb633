import { Fragment, Slice, type Node } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { openDocument } from '../engine/open-document';
import { schema } from '../engine/schema';
import { isEmptyParagraph, writeBlock } from '../engine/write-block';
import { KeptLines } from '../engine/kept-lines';

const NO_LINES = new KeptLines([]);

/** Reads pasted plain text as paragraphs, and writes copied content as Markdown beside the HTML. */
export const pasteRules: Pick<EditorProps, 'clipboardTextSerializer' | 'clipboardTextParser' | 'transformPasted'> = {
  clipboardTextSerializer: ({ content }) =>
    content.firstChild?.isBlock
      ? content.content.map((node) => writeBlock(node, { mode: 'light', kept: NO_LINES })).join('\n\n')
      : content.textBetween(0, content.size, '\n', ' '),
  clipboardTextParser: (text, $context, isPlain) => {
    if (isPlain || $context.parent.type.spec.code) return plainSlice(text);
    const { doc } = openDocument(text);
    return new Slice(doc.content, openDepth(doc.firstChild), openDepth(doc.lastChild));
  },
  transformPasted: (slice) => new Slice(withoutEmptyEnd(slice.content), slice.openStart, slice.openEnd),
};

const openDepth = (node: Node | null): number => (node?.isTextblock ? 1 : 0);

/** Returns the lines as paragraphs. */
function plainSlice(text: string): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** Removes the empty paragraph that a word processor leaves at the end. */
function withoutEmptyEnd(content: Fragment): Fragment {
  const { lastChild } = content;
  return content.childCount > 1 && lastChild && isEmptyParagraph(lastChild)
    ? content.cut(0, content.size - lastChild.nodeSize)
    : content;
}
