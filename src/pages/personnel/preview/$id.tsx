import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function PersonnelPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="personnel" page={t('page.preview')} />;
}
