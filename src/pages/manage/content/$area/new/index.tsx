import { useParams, useSearchParams } from 'umi';
import { areaNamed } from 'contract/core/areas';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { ItemEditorScreen } from '@/features/studio/item-editor/ItemEditorScreen';
import { NewItemScreen } from '@/features/studio/item-editor/NewItemScreen';

export default function NewItemPage() {
  const { area: name = '' } = useParams<'area'>();
  const [query] = useSearchParams();
  const area = areaNamed(name);
  // For an unknown area the editor shows its message for missing items, which brings the bar of the studio along.
  return (
    <StudioFrame place="content" ownBar={area ? undefined : 'wide'}>
      {area ? (
        <NewItemScreen key={area} area={area} copyOf={query.get('copy')} title={query.get('title') ?? ''} />
      ) : (
        <ItemEditorScreen area={area} id="" />
      )}
    </StudioFrame>
  );
}
