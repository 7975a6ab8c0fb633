import { ICON_PATHS, type IconName } from './icon-paths';

export type { IconName };

interface LineIconProps {
  /** Path on a grid of 20 × 20. */
  path: string;
  size?: number;
}

/** Draws a path as an icon beside a text. Hidden from screen readers, because the text carries the meaning. */
export function LineIcon({ path, size = 20 }: LineIconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Line icon of the portal. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => <LineIcon path={ICON_PATHS[name]} size={size} />;
