import { useTranslation } from 'react-i18next';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function PersonnelPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="personnel" page={t('page.preview')} />;
}
