import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { NoticeDetail } from './NoticeDetail';

interface NoticePreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A notice as its draft has it. */
export function NoticePreview({ id, token }: NoticePreviewProps) {
  const draft = useDraft('notice', id, token);
  return (
    <PreviewPage area="notice" draft={draft}>
      {(notice, head) => <NoticeDetail notice={notice} head={head} />}
    </PreviewPage>
  );
}
