import '@/lib/i18n/texts/service';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPage } from '@/entities/item/page/ItemPage';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import { useItem } from '@/entities/item/page/useItem';
import { ServiceDetail } from './ServiceDetail';

/** Renders the page of a published service. */
export function ServicePage({ id }: { id: string }) {
  const { t } = useTranslation('service');
  const service = useItem('/api/servicehall/form', id);
  return (
    <ItemPage area="service" item={service} notFound={{ title: t('notFound.title'), text: t('notFound.text') }}>
      {(form, head) => (
        <ServiceDetail form={form} head={head}>
          <HelpfulFeedback item={{ area: 'service', id: form.id }} mine={form.useful.mine} />
        </ServiceDetail>
      )}
    </ItemPage>
  );
}
