import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NoticeSearchPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="notice" page={t('page.search')} />;
}
