import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NoticePreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="notice" page={t('page.preview')} />;
}
