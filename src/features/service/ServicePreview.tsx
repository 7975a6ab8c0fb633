import '@/lib/i18n/texts/service';
import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { ServiceDetail } from './ServiceDetail';

interface ServicePreviewProps {
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
}

/** Renders the page of a service's draft. */
export function ServicePreview({ id, token }: ServicePreviewProps) {
  const draft = useDraft('service', id, token);
  return (
    <PreviewPage area="service" id={id} token={token} draft={draft}>
      {(form, head) => <ServiceDetail form={form} head={head} />}
    </PreviewPage>
  );
}
