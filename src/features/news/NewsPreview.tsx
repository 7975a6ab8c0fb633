import '@/lib/i18n/texts/welfare';
import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { NewsDetail } from './NewsDetail';

interface NewsPreviewProps {
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
}

/** Renders the page of a news story's draft. */
export function NewsPreview({ id, token }: NewsPreviewProps) {
  const draft = useDraft('news', id, token);
  return (
    <PreviewPage area="news" id={id} token={token} draft={draft}>
      {(news, head) => <NewsDetail news={news} head={head} />}
    </PreviewPage>
  );
}
