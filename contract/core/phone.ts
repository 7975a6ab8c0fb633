/** A part of a text; `phone` is what to dial when the part is a phone number. */
export interface TextPart {
  text: string;
  phone?: string;
}

/** Numbers with a country code, with an area code in brackets or beginning with 0, or in the groups of North America and China. */
const WRITTEN_NUMBER = [
  String.raw`\+\d(?:[ .()-]{0,2}\d){7,14}`,
  String.raw`\(\d{2,5}\)[ -]?(?:\d{3,4}[ -]\d{4}|\d{7,8})`,
  String.raw`0\d{1,4}[ -]\d{3,4}[ -]?\d{3,4}`,
  String.raw`(?:1[ .-])?\d{3}-\d{3}-\d{4}`,
  String.raw`\d{3}\.\d{3}\.\d{4}`,
  String.raw`[48]00[ -](?:\d{3}[ -]\d{4}|\d{4}[ -]\d{3})`,
  String.raw`1[3-9]\d[ -]\d{4}[ -]\d{4}`,
].join('|');
/** Words before a number of a few digits that make it a phone number. */
const AFTER_NOUN = String.raw`(?:^|[^a-z])(?:extension|ext\.?|hotline:?|(?:tele)?phone:?|tel[.:]*)\s`;
const AFTER_VERB = String.raw`(?:^|[^a-z])(?:call|dial|ring)\s`;
/** Text after a short number that follows a verb: "call 4000 and …", in contrast to "call 200 customers". */
const AFTER_CALL = String.raw`\s*(?:$|[^\s\w]|(?:and|or|as|at|before|day|first|for|from|if|in|on|straight|to|when)\b)`;
const AFTER_CHINESE = '(?:电话|热线|分机|内线|拨打|直拨|拨)[::]?\\s?';

// Groups in turn: what stands before a number, and the number.
const PATTERN = new RegExp(
  [
    String.raw`(^|[^\w.+/=#@$€£¥-])(${WRITTEN_NUMBER})(?![\w@]|[-./]\d)`,
    String.raw`(${AFTER_NOUN}|${AFTER_CHINESE})(\d{3,6})(?![\w@]|[-./]\d|\s?[个位名人次元家])`,
    String.raw`(${AFTER_VERB})(\d{3,6})(?=${AFTER_CALL})(?![-./]\d)`,
  ].join('|'),
  'gi',
);

/** Returns what a phone dials for a number as people write it, without the "(0)" that is left out after a country code; null for no number. */
export function dialledNumber(number: string): string | null {
  const dialled = number
    .trim()
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '');
  return dialled.length > 2 ? dialled : null;
}

/** Splits a text at its phone numbers. */
export function splitPhoneNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    const groups: (string | undefined)[] = match.slice(1);
    const [before = '', number = ''] = groups.filter((group) => group !== undefined);
    const phone = dialledNumber(number);
    if (phone === null) continue;
    const start = match.index + before.length;
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push({ text: number, phone });
    end = start + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
