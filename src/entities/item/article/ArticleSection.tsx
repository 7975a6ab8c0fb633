import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from './ArticleBody';
import { DetailSection } from '../../../ui/primitives/DetailSection';

const startsWithHeading = (html: string): boolean => /^\s*<h2\b/.test(html);

/**
 * Renders an article below other sections. An article that does not begin with a heading gets one, because its text would
 * otherwise seem to belong to the section above.
 */
export function ArticleSection({ html, locale }: { html: string; locale: Locale }) {
  const { t } = useTranslation('item');
  if (!html) return null;
  const article = <ArticleBody html={html} locale={locale} />;
  return startsWithHeading(html) ? article : <DetailSection title={t('article.details')}>{article}</DetailSection>;
}
