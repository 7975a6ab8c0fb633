import { useTranslation } from '@/lib/useTranslation';
import { NotBuiltYet } from '@/ui/NotBuiltYet';

export default function BenefitPreviewPage() {
  const { t } = useTranslation();
  return <NotBuiltYet area="benefit" page={t('page.preview')} />;
}
