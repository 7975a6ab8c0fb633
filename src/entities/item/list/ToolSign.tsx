import styles from './ToolSign.module.css';

/** A tool's first letter on a tile in the hue of the tools. */
export const ToolSign = ({ title }: { title: string }) => (
  <span className={styles.sign} data-area="tool" aria-hidden="true">
    {Array.from(title)[0]}
  </span>
);
