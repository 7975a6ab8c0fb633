import '@/lib/i18n/texts/notice';
import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { NoticeDetail } from './NoticeDetail';

interface NoticePreviewProps {
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
}

/** Renders the page of a notice's draft. */
export function NoticePreview({ id, token }: NoticePreviewProps) {
  const draft = useDraft('notice', id, token);
  return (
    <PreviewPage area="notice" id={id} token={token} draft={draft}>
      {(notice, head) => <NoticeDetail notice={notice} head={head} />}
    </PreviewPage>
  );
}
