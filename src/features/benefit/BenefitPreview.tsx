import '@/lib/i18n/texts/welfare';
import { PreviewPage } from '@/entities/item/preview/PreviewPage';
import { useDraft } from '@/entities/item/preview/useDraft';
import { BenefitDetail } from './BenefitDetail';

interface BenefitPreviewProps {
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
}

/** Renders the page of a benefit's draft. */
export function BenefitPreview({ id, token }: BenefitPreviewProps) {
  const draft = useDraft('benefit', id, token);
  return (
    <PreviewPage area="benefit" id={id} token={token} draft={draft}>
      {(benefit, head) => <BenefitDetail benefit={benefit} head={head} />}
    </PreviewPage>
  );
}
