import { useTranslation } from '@/lib/useTranslation';
import { ItemPage } from '@/ui/ItemPage';
import { RelatedItems } from '@/ui/RelatedItems';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import { useItem } from '@/ui/useItem';
import { newsIn } from './classification-paths';
import { NewsDetail } from './NewsDetail';

/** A published story. */
export function NewsPage({ id }: { id: string }) {
  const { t } = useTranslation('welfare');
  const story = useItem('/api/welfare/news', id);
  return (
    <ItemPage
      area="news"
      item={story}
      classificationPath={newsIn}
      notFound={{ title: t('newsNotFound.title'), text: t('newsNotFound.text') }}
    >
      {(news, head) => (
        <NewsDetail news={news} head={head}>
          <UsefulQuestion item={{ area: 'news', id: news.id }} mine={news.useful.mine} />
          <RelatedItems items={news.related} />
        </NewsDetail>
      )}
    </ItemPage>
  );
}
