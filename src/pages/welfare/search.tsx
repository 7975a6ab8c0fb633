import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function WelfareSearchPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="benefit" page={t('page.search')} />;
}
