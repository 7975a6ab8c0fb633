import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** Placeholder with the position and size of content that is still loading. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return <span className={styles.block} data-round={round} style={{ width, height }} aria-hidden="true" />;
}

/** Placeholder for lines of text, each with its own width. */
export const SkeletonLines = ({ widths, height }: { widths: readonly string[]; height: string }) =>
  widths.map((width) => <Skeleton key={width} width={width} height={height} />);
