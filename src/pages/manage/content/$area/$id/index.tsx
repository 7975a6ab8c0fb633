import { useParams } from 'umi';
import { areaNamed } from 'contract/core/areas';
import { StudioFrame } from '@/features/studio/frame/StudioFrame';
import { ItemEditorScreen } from '@/features/studio/item-editor/ItemEditorScreen';

export default function ManageItemPage() {
  const { area = '', id = '' } = useParams<'area' | 'id'>();
  return (
    <StudioFrame place="content" ownBar="all">
      <ItemEditorScreen key={`${area} ${id}`} area={areaNamed(area)} id={id} />
    </StudioFrame>
  );
}
