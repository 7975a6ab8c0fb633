import { attachmentPath } from 'contract/core/paths';
import type { ToolSign as Sign } from 'contract/tool';
import { Glyph } from '../../../ui/glyphs/Glyph';
import { SignTile } from '../../../ui/glyphs/SignTile';

/** Shows the logo of a tool, or its glyph if it has none. */
export const ToolSign = ({ tool: { glyph, logo } }: { tool: Sign }) => (
  <SignTile hue="tool">
    {logo ? <img src={attachmentPath(logo.id)} alt="" width={32} height={32} decoding="async" /> : <Glyph name={glyph} />}
  </SignTile>
);
