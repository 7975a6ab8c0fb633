import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { ServiceDetail } from './ServiceDetail';

interface ServicePreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A service as its draft has it. */
export function ServicePreview({ id, token }: ServicePreviewProps) {
  const draft = useDraft('service', id, token);
  return (
    <PreviewPage area="service" draft={draft}>
      {(form, head) => <ServiceDetail form={form} head={head} />}
    </PreviewPage>
  );
}
