import '@/lib/i18n/texts/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPage } from '@/entities/item/page/ItemPage';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import { useItem } from '@/entities/item/page/useItem';
import { NewsDetail } from './NewsDetail';

/** Renders the page of a published news story. */
export function NewsPage({ id }: { id: string }) {
  const { t } = useTranslation('welfare');
  const story = useItem('/api/welfare/news', id);
  return (
    <ItemPage area="news" item={story} notFound={{ title: t('newsNotFound.title'), text: t('newsNotFound.text') }}>
      {(news, head) => (
        <NewsDetail news={news} head={head}>
          <HelpfulFeedback item={{ area: 'news', id: news.id }} mine={news.useful.mine} />
        </NewsDetail>
      )}
    </ItemPage>
  );
}
