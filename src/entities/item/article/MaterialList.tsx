import type { Locale } from 'contract/core/locale';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './MaterialList.module.css';

/** Lists the materials that a person needs. */
export function MaterialList({ materials, locale }: { materials: string[]; locale: Locale }) {
  return (
    <ul className={styles.materials} lang={locale}>
      {materials.map((material) => (
        <li key={material}>
          <Icon name="check" />
          {material}
        </li>
      ))}
    </ul>
  );
}
