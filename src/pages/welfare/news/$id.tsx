import { useParams } from 'umi';
import { NewsPage } from '@/features/welfare/NewsPage';

export default function NewsDetailPage() {
  const { id = '' } = useParams<'id'>();
  return <NewsPage id={id} />;
}
