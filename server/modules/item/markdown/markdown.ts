import type { TocEntry } from '../../../../contract/item';
import { Article, type FoundReference, type Surroundings } from './article';
import { cleanHtml } from './article-html';
import { leadOf, readableText } from './article-text';
import { markdownToHtml } from './markdown-parser';

export interface Rendered {
  /** Safe to put into a page as it is. */
  html: string;
  toc: TocEntry[];
  /** Text that search indexes. */
  text: string;
  /** The first paragraph, for a document that brings no summary. */
  lead: string;
  references: FoundReference[];
}

/** Throws ContentError for Markdown that is too deep or too repetitive to be a document. */
export function renderMarkdown(markdown: string, surroundings: Surroundings): Rendered {
  const article = new Article(cleanHtml(markdownToHtml(markdown)), surroundings);
  const { html, toc, nodes, references } = article;
  return { html, toc, text: readableText(nodes), lead: leadOf(nodes), references };
}
