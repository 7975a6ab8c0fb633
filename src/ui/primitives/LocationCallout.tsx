import { Icon } from './Icon';
import styles from './LocationCallout.module.css';

interface MainPlaceProps {
  title: string;
  place: string;
  /** The language of the place. */
  locale: string;
}

/** Where to go, in the place of a main action: what one wants to know is the place itself. */
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
