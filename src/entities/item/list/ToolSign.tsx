import styles from './ToolSign.module.css';

/** Shows the first letter of a tool's title on a tile in the hue of the tools area. */
export const ToolSign = ({ title }: { title: string }) => (
  <span className={styles.sign} data-area="tool" aria-hidden="true">
    {Array.from(title)[0]}
  </span>
);
