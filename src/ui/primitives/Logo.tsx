import { LOGO_PATH } from './logo-path';

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="var(--primary)" d={LOGO_PATH} />
    </svg>
  );
}
