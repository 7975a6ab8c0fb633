import { useTranslation } from '@/lib/useTranslation';
import { ItemPage } from '@/ui/ItemPage';
import { RelatedItems } from '@/ui/RelatedItems';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import { useItem } from '@/ui/useItem';
import { classificationPath } from './classification-path';
import { PersonnelDetail } from './PersonnelDetail';

/** A published guide or policy. */
export function PersonnelItemPage({ id }: { id: string }) {
  const { t } = useTranslation('personnel');
  const item = useItem('/api/personnel', id);
  return (
    <ItemPage
      area="personnel"
      item={item}
      classificationPath={classificationPath}
      notFound={{ title: t('notFound.title'), text: t('notFound.text') }}
    >
      {(page, head) => (
        <PersonnelDetail page={page} head={head}>
          <UsefulQuestion item={{ area: 'personnel', id: page.id }} mine={page.useful.mine} />
          <RelatedItems items={page.related} />
        </PersonnelDetail>
      )}
    </ItemPage>
  );
}
