import { useTranslation } from '@/lib/useTranslation';
import { ItemPage } from '@/ui/ItemPage';
import { RelatedItems } from '@/ui/RelatedItems';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import { useItem } from '@/ui/useItem';
import { classificationPath } from './classification-path';
import { ServiceDetail } from './ServiceDetail';

/** A published service. */
export function ServicePage({ id }: { id: string }) {
  const { t } = useTranslation('servicehall');
  const service = useItem('/api/servicehall/form', id);
  return (
    <ItemPage
      area="service"
      item={service}
      classificationPath={classificationPath}
      notFound={{ title: t('notFound.title'), text: t('notFound.text') }}
    >
      {(form, head) => (
        <ServiceDetail form={form} head={head}>
          <UsefulQuestion item={{ area: 'service', id: form.id }} mine={form.useful.mine} />
          <RelatedItems items={form.related} />
        </ServiceDetail>
      )}
    </ItemPage>
  );
}
