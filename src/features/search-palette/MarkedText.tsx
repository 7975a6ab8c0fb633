/** Renders a text with the words of the query marked where a word, or Chinese text, begins with them. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter(Boolean).map(escaped);
  if (!words.length) return text;
  const pattern = new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')})|(?:${words.filter(isHan).join('|') || '(?!)'}))`, 'giu');
  return text.split(pattern).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
