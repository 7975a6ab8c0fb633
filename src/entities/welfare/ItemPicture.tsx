import type { ItemCard, Picture } from 'contract/item';
import { attachmentPath } from 'contract/core/paths';
import { DrawnPicture } from './DrawnPicture';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  item: Pick<ItemCard, 'area' | 'id'> & { picture: Picture | null };
  /** Below what is seen first: loaded when it comes near. */
  lazy?: boolean;
}

/** The picture of a benefit or of a story, decorative; a drawing in the area's hue where there is none. Its place is kept. */
export function ItemPicture({ item: { area, id, picture }, lazy = false }: ItemPictureProps) {
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
      ) : (
        <DrawnPicture seed={id} />
      )}
    </div>
  );
}
