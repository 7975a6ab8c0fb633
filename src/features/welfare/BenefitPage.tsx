import { deadlineCalendarPath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { ItemPage } from '@/ui/ItemPage';
import { RelatedItems } from '@/ui/RelatedItems';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import { useItem } from '@/ui/useItem';
import { BenefitDetail } from './BenefitDetail';
import { benefitsIn } from './classification-paths';

/** A published benefit. */
export function BenefitPage({ id }: { id: string }) {
  const { t } = useTranslation('welfare');
  const benefit = useItem('/api/welfare/benefit', id);
  return (
    <ItemPage
      area="benefit"
      item={benefit}
      classificationPath={benefitsIn}
      notFound={{ title: t('benefitNotFound.title'), text: t('benefitNotFound.text') }}
    >
      {(shown, head) => (
        <BenefitDetail benefit={shown} head={head} calendarHref={deadlineCalendarPath(shown.id)}>
          <UsefulQuestion item={{ area: 'benefit', id: shown.id }} mine={shown.useful.mine} />
          <RelatedItems items={shown.related} />
        </BenefitDetail>
      )}
    </ItemPage>
  );
}
