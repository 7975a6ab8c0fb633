import '@/lib/i18n/texts/personnel';
import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { PersonnelDetail } from './PersonnelDetail';

interface PersonnelItemPreviewProps {
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
}

/** Renders the page of the draft of a guide or policy. */
export function PersonnelItemPreview({ id, token }: PersonnelItemPreviewProps) {
  const draft = useDraft('personnel', id, token);
  return (
    <PreviewPage area="personnel" id={id} token={token} draft={draft}>
      {(page, head) => <PersonnelDetail page={page} head={head} />}
    </PreviewPage>
  );
}
