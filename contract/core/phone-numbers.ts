import { dialledNumber } from './phone';

/** Part of a text; `phone` is the number to dial if the part is a phone number. */
export interface TextPart {
  text: string;
  phone?: string;
}

/** Patterns of numbers with a country code, with an area code in brackets or beginning with 0, or grouped as in North America and China. */
const WRITTEN_NUMBER = [
  String.raw`\+\d(?:[ .()-]{0,2}\d){7,14}`,
  String.raw`\(\d{2,5}\)[ -]?(?:\d{3,4}[ -]\d{4}|\d{7,8})`,
  String.raw`0\d{1,4}[ -]\d{3,4}[ -]?\d{3,4}`,
  String.raw`(?:1[ .-])?\d{3}-\d{3}-\d{4}`,
  String.raw`\d{3}\.\d{3}\.\d{4}`,
  String.raw`[48]00[ -](?:\d{3}[ -]\d{4}|\d{4}[ -]\d{3})`,
  String.raw`1[3-9]\d[ -]\d{4}[ -]\d{4}`,
].join('|');
/** Pattern of words that make the short number after them a phone number. */
const AFTER_NOUN = String.raw`(?:^|[^a-z])(?:extension|ext\.?|hotline:?|(?:tele)?phone:?|tel[.:]*)\s`;
const AFTER_VERB = String.raw`(?:^|[^a-z])(?:call|dial|ring)\s`;
/** Pattern of the text after a short number that follows a verb: matches "call 4000 and …", but not "call 200 customers". */
const AFTER_CALL = String.raw`\s*(?:$|[^\s\w]|(?:and|or|as|at|before|day|first|for|from|if|in|on|straight|to|when)\b)`;
const AFTER_CHINESE = '(?:电话|热线|分机|内线|拨打|直拨|拨)[::]?\\s?';

// Capturing groups in pairs: the text before a number, and the number.
const PATTERN = new RegExp(
  [
    String.raw`(^|[^\w.+/=#@$€£¥-])(${WRITTEN_NUMBER})(?![\w@]|[-./]\d)`,
    String.raw`(${AFTER_NOUN}|${AFTER_CHINESE})(\d{3,6})(?![\w@]|[-./]\d|\s?[个位名人次元家])`,
    String.raw`(${AFTER_VERB})(\d{3,6})(?=${AFTER_CALL})(?![-./]\d)`,
  ].join('|'),
  'gi',
);

/** Splits a text into phone numbers and the text between them. */
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
