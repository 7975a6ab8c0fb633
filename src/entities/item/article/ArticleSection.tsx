import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from './ArticleBody';
import { DETAILS_ID, needsHeading } from './details-section';
import { DetailSection } from '../../../ui/primitives/DetailSection';

/** Renders an article below other sections, with a heading of the page if it does not begin with its own. */
export function ArticleSection({ html, locale }: { html: string; locale: Locale }) {
  const { t } = useTranslation('item');
  if (!html) return null;
  const article = <ArticleBody html={html} locale={locale} />;
  if (!needsHeading(html)) return article;
  return (
    <DetailSection title={t('article.details')} id={DETAILS_ID}>
      {article}
    </DetailSection>
  );
}
