import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { BenefitDetail } from './BenefitDetail';

interface BenefitPreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A benefit as its draft has it. */
export function BenefitPreview({ id, token }: BenefitPreviewProps) {
  const draft = useDraft('benefit', id, token);
  return (
    <PreviewPage area="benefit" draft={draft}>
      {(benefit, head) => <BenefitDetail benefit={benefit} head={head} />}
    </PreviewPage>
  );
}
