import { useTranslation } from 'react-i18next';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function NewsPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="news" page={t('page.preview')} />;
}
