import type { Highlight, HighlightPart } from '../../contract/item';

const PASSAGE_CHARACTERS = 160;

export function highlightOf(text: { title: string; summary: string; body: string }, query: string): Highlight {
  const words = text.body.replace(/<[^>]*>/g, ' ').trim();
  const passage = [text.summary, words].find((part) => contains(part, query)) ?? text.summary;
  return { title: partsOf(text.title, query), passage: partsOf(passage.slice(0, PASSAGE_CHARACTERS), query) };
}

export const contains = (text: string, query: string): boolean => text.toLowerCase().includes(query.toLowerCase());

function partsOf(text: string, query: string): HighlightPart[] {
  const start = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (start < 0) return [{ text, hit: false }];
  const end = start + query.length;
  const parts = [
    { text: text.slice(0, start), hit: false },
    { text: text.slice(start, end), hit: true },
    { text: text.slice(end), hit: false },
  ];
  return parts.filter((part) => part.text);
}
