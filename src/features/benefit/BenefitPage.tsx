import '@/lib/i18n/texts/welfare';
import { deadlineCalendarPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPage } from '@/entities/item/page/ItemPage';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import { useItem } from '@/entities/item/page/useItem';
import { BenefitDetail } from './BenefitDetail';

/** Renders the page of a published benefit. */
export function BenefitPage({ id }: { id: string }) {
  const { t } = useTranslation('welfare');
  const benefit = useItem('/api/welfare/benefit', id);
  return (
    <ItemPage area="benefit" item={benefit} notFound={{ title: t('benefitNotFound.title'), text: t('benefitNotFound.text') }}>
      {(shown, head) => (
        <BenefitDetail benefit={shown} head={head} calendarHref={deadlineCalendarPath(shown.id)}>
          <HelpfulFeedback item={{ area: 'benefit', id: shown.id }} mine={shown.useful.mine} />
        </BenefitDetail>
      )}
    </ItemPage>
  );
}
