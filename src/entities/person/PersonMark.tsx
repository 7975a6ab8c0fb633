import { narrowerPath } from 'contract/core/paths';
import type { PersonLink } from 'contract/person';
import { Icon } from '@/ui/primitives/Icon';
import { hueOf, isChinese, monogramOf } from './monogram';
import styles from './Person.module.css';

export interface Marked extends Pick<PersonLink, 'name'> {
  /** Id in the directory. It determines the hue, because the name depends on the language. The name does for those who are only known from a sign-in. */
  id?: PersonLink['id'];
  kind?: PersonLink['kind'];
  picture?: PersonLink['picture'];
}

interface PersonMarkProps {
  person: Marked;
  size?: 'small' | 'medium' | 'large';
}

const GLYPH = { small: 14, medium: 18, large: 24 } as const;

/** Draws the round mark of a person or desk: their picture, or the letters of their name or a desk, in a hue of their own. Decorative. */
export function PersonMark({ person: { id, name, kind = 'person', picture = null }, size = 'medium' }: PersonMarkProps) {
  return (
    <span
      className={styles.mark}
      data-area={hueOf(id ?? name)}
      data-size={size}
      data-kind={kind}
      data-chinese={isChinese(name)}
      aria-hidden="true"
    >
      {picture ? (
        <img src={narrowerPath(picture.id, 480)} width="48" height="48" alt="" decoding="async" />
      ) : kind === 'desk' ? (
        <Icon name="desk" size={GLYPH[size]} />
      ) : (
        monogramOf(name)
      )}
    </span>
  );
}
