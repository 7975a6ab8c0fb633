/** Inline elements. The text before and after them is read without a space. */
export const INLINE_TAGS = [
  ...['a', 'span', 'strong', 'b', 'em', 'i', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code'],
  ...['kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'dfn', 'time', 'wbr'],
];
