import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { PersonnelDetail } from './PersonnelDetail';

interface PersonnelItemPreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A guide or policy as its draft has it. */
export function PersonnelItemPreview({ id, token }: PersonnelItemPreviewProps) {
  const draft = useDraft('personnel', id, token);
  return (
    <PreviewPage area="personnel" draft={draft}>
      {(page, head) => <PersonnelDetail page={page} head={head} />}
    </PreviewPage>
  );
}
