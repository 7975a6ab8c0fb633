import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A quiet block in the place and size of what is still loading. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return <span className={styles.block} data-round={round} style={{ width, height }} aria-hidden="true" />;
}

/** Lines of text, each in a width of its own. */
export const SkeletonLines = ({ widths, height }: { widths: readonly string[]; height: string }) =>
  widths.map((width) => <Skeleton key={width} width={width} height={height} />);
