import type { ItemCard } from 'contract/item';
import type { Picture } from 'contract/picture';
import type { GlyphName } from 'contract/core/glyphs';
import { attachmentPath } from 'contract/core/paths';
import { DrawnPicture } from './DrawnPicture';
import { GlyphPicture } from './GlyphPicture';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  item: Pick<ItemCard, 'area' | 'id'> & { picture: Picture | null; glyph?: GlyphName };
  /** True if the picture is below the first screen and should load lazily. */
  lazy?: boolean;
}

/**
 * Renders the decorative picture of a benefit or news story. If there is none, renders a drawing in the area's hue: with its
 * glyph for a benefit. The space is reserved while it loads.
 */
export function ItemPicture({ item: { area, id, picture, glyph }, lazy = false }: ItemPictureProps) {
  return (
    <div className={styles.frame} data-area={area}>
      {picture ? (
        <img
          src={attachmentPath(picture.id)}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          alt=""
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
        />
      ) : glyph ? (
        <GlyphPicture name={glyph} />
      ) : (
        <DrawnPicture seed={id} />
      )}
    </div>
  );
}
