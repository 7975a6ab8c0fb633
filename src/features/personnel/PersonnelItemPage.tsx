import '@/lib/i18n/texts/personnel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPage } from '@/entities/item/page/ItemPage';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import { useItem } from '@/entities/item/page/useItem';
import { PersonnelDetail } from './PersonnelDetail';

/** Renders the page of a published guide or policy. */
export function PersonnelItemPage({ id }: { id: string }) {
  const { t } = useTranslation('personnel');
  const item = useItem('/api/personnel', id);
  return (
    <ItemPage area="personnel" item={item} notFound={{ title: t('notFound.title'), text: t('notFound.text') }}>
      {(page, head) => (
        <PersonnelDetail page={page} head={head}>
          <HelpfulFeedback item={{ area: 'personnel', id: page.id }} mine={page.useful.mine} />
        </PersonnelDetail>
      )}
    </ItemPage>
  );
}
