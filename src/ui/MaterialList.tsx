import type { Locale } from 'contract/locale';
import { Icon } from './Icon';
import styles from './MaterialList.module.css';

/** What one brings or has at hand. */
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
