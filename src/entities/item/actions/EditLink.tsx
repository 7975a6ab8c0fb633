import { Link } from 'umi';
import type { ItemDetail } from 'contract/item';
import { editorPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';

/** Link to the editor of an item, for people who may edit it. */
export function EditLink({ item }: { item: Pick<ItemDetail, 'area' | 'id' | 'can'> }) {
  const { t } = useTranslation('item');
  if (!item.can.edit) return null;
  return (
    <Link className="button" to={editorPath(item)} data-server-only>
      <Icon name="pencil" />
      {t('edit')}
    </Link>
  );
}
