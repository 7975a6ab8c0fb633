import type { TocEntry } from '../../../../contract/item';
import { Article, type FoundReference, type Surroundings } from './article';
import { cleanHtml } from './article-html';
import { leadOf, readableText } from './article-text';
import { markdownToHtml } from './markdown-parser';

export interface Rendered {
  /** Sanitized HTML. */
  html: string;
  toc: TocEntry[];
  /** Text that search indexes. */
  text: string;
  /** First paragraph, used as the summary of a document that has none. */
  lead: string;
  references: FoundReference[];
}

/** Renders Markdown for readers and for search. Throws ContentError if it is nested too deeply or too repetitive. */
export function renderMarkdown(markdown: string, surroundings: Surroundings): Rendered {
  const article = new Article(cleanHtml(markdownToHtml(markdown, surroundings.staleFrom)), surroundings);
  const { toc, nodes, references } = article;
  const [text, lead] = [readableText(nodes), leadOf(nodes)];
  if (surroundings.staleFrom?.length) article.tellStale();
  return { html: article.html, toc, text, lead, references };
}
