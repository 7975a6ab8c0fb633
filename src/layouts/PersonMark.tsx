import styles from './Person.module.css';

/**
 * Returns a person's initials: of the first and last name, or the last two characters of a Chinese name, as Chinese colleagues
 * address each other.
 */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/\p{Script=Han}/u.test(name)) return Array.from(words.join('')).slice(-2).join('');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

export const PersonMark = ({ name }: { name: string }) => (
  <span className={styles.mark} aria-hidden="true">
    {initialsOf(name).toUpperCase()}
  </span>
);
