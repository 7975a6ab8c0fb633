import type { DraftArea } from 'contract/core/areas';
import { OptionalPart } from '../../../ui/states/OptionalPart';

const loadDialog = async () => ({ default: (await import('./PreviewLinksDialog')).PreviewLinksDialog });

interface SharePreviewProps {
  area: DraftArea;
  id: string;
  onClose: () => void;
}

/** Renders the dialog with the preview links of a draft, which loads when it is opened. */
export const SharePreview = ({ area, id, onClose }: SharePreviewProps) => (
  <OptionalPart load={loadDialog} onFailure={onClose}>
    {(PreviewLinksDialog) => <PreviewLinksDialog area={area} id={id} onClose={onClose} />}
  </OptionalPart>
);
