import type { Locale } from 'contract/core/locale';
import type { Node } from 'prosemirror-model';
import article from '@/entities/item/article/ArticleBody.module.css';
import styles from './RichText.module.css';

/** Size from which the browser skips what is not on the screen, in positions of the document. */
const LARGE = 60_000;

/** Returns the attributes of the editing surface, which looks like the article that readers see. */
export const surfaceAttributes = (doc: Node, label: string, locale: Locale): Record<string, string> => ({
  class: `${article.article} ${styles.surface}`,
  lang: locale,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(doc.content.size > LARGE && { 'data-large': '' }),
});
