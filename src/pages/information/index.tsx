import { useSearchParams } from 'umi';
import { InformationShelf } from '@/features/information/InformationShelf';

export default function InformationPage() {
  const [params] = useSearchParams();
  return <InformationShelf doc={params.get('doc')} section={params.get('section')} />;
}
