import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NewsPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="news" page={t('page.preview')} />;
}
