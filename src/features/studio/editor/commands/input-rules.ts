import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { Fragment, type MarkType } from 'prosemirror-model';
import { TextSelection, type Plugin } from 'prosemirror-state';
import { safeAddress } from '../engine/safe-address';
import { schema } from '../engine/schema';

const { nodes, marks } = schema;

/** Returns the plugin that turns typed Markdown into formatting. */
export const markdownShortcuts = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      wrappingInputRule(/^([-+*])\s$/, nodes.bullet_list, ([, bullet]) => ({ bullet })),
      wrappingInputRule(
        /^(\d{1,9})([.)])\s$/,
        nodes.ordered_list,
        ([, number, delimiter]) => ({ order: Number(number), delimiter }),
        ([, number], before) => before.childCount + Number(before.attrs.order) === Number(number),
      ),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      checkBoxRule(),
      ruleRule(),
      markRule(/(?<![*\w])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.strike),
      markRule(/`([^`]+)`$/, marks.code),
      linkRule(),
    ],
  });

/** Makes the item of a bullet list, or a paragraph, one of a check list. */
const checkBoxRule = (): InputRule =>
  new InputRule(/^\[([ xX]?)\]\s$/, (state, [, checked], start, end) => {
    const { $from } = state.selection;
    const mark = checked || ' ';
    const item = $from.node(-1);
    const tr = state.tr.delete(start, end);
    if (item.type === nodes.list_item) return tr.setNodeMarkup($from.before(-1), null, { checked: mark });
    if ($from.parent.type !== nodes.paragraph) return null;
    const list = nodes.bullet_list.create(null, nodes.list_item.create({ checked: mark }, tr.doc.resolve(start).parent));
    const before = $from.before();
    tr.replaceRangeWith(before, before + tr.doc.resolve(start).parent.nodeSize, list);
    return tr.setSelection(TextSelection.near(tr.doc.resolve(before + 3)));
  });

const ruleRule = (): InputRule =>
  new InputRule(/^(?:---|\*\*\*|___)$/, (state, _match, start) => {
    const { $from } = state.selection;
    if ($from.parent.type !== nodes.paragraph || $from.depth !== 1) return null;
    const before = state.doc.resolve(start).before();
    const tr = state.tr.replaceWith(
      before,
      $from.after(),
      Fragment.from([nodes.horizontal_rule.create(), nodes.paragraph.create()]),
    );
    return tr.setSelection(TextSelection.near(tr.doc.resolve(before + 2)));
  });

/** Formats the text between two delimiters when the second one is complete. */
const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, text = ''] = match;
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const textStart = start + whole.indexOf(text);
    const tr = state.tr;
    if (textStart + text.length < end) tr.delete(textStart + text.length, end);
    if (textStart > start) tr.delete(start, textStart);
    tr.addMark(start, start + text.length, type.create());
    return tr.removeStoredMark(type);
  });

const linkRule = (): InputRule =>
  new InputRule(/(?<!!)\[([^[\]]+)\]\(([^\s()]+)\)$/, (state, [, text = '', address = ''], start, end) => {
    const href = safeAddress(address);
    if (href === null) return null;
    const tr = state.tr.replaceWith(start, end, schema.text(text, [marks.link.create({ href })]));
    return tr.removeStoredMark(marks.link);
  });
