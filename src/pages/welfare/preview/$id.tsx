import { useTranslation } from 'react-i18next';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function BenefitPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="benefit" page={t('page.preview')} />;
}
