import { useParams } from 'umi';
import { NewsPage } from '@/features/news/NewsPage';

export default function NewsDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <NewsPage id={id} />;
}
