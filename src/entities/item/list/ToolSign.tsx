import { attachmentPath } from 'contract/core/paths';
import type { ToolSign as Sign } from 'contract/tool';
import { Glyph } from '../../glyph/Glyph';
import { SignTile } from '../../glyph/SignTile';

/** Shows the logo of a tool, or its glyph if it has none. */
export const ToolSign = ({ tool: { glyph, logo } }: { tool: Sign }) => (
  <SignTile hue="tool">
    {logo ? <img src={attachmentPath(logo.id)} alt="" width={32} height={32} decoding="async" /> : <Glyph name={glyph} />}
  </SignTile>
);
