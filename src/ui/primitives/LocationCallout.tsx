import { Icon } from './Icon';
import styles from './LocationCallout.module.css';

interface MainPlaceProps {
  title: string;
  place: string;
  /** Language of the place. */
  locale: string;
}

/** Shows a place instead of a main action, for items whose main information is the place. */
export function LocationCallout({ title, place, locale }: MainPlaceProps) {
  return (
    <div className={styles.place}>
      <Icon name="place" />
      <p>
        <strong>{title}</strong>
        <span lang={locale}>{place}</span>
      </p>
    </div>
  );
}
