import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { NewsDetail } from './NewsDetail';

interface NewsPreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A story as its draft has it. */
export function NewsPreview({ id, token }: NewsPreviewProps) {
  const draft = useDraft('news', id, token);
  return (
    <PreviewPage area="news" draft={draft}>
      {(news, head) => <NewsDetail news={news} head={head} />}
    </PreviewPage>
  );
}
