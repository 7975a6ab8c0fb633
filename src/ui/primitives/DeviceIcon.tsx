import { LineIcon } from './Icon';

const DEVICE = 'M3 4h14v9.5H3zM7.5 16.5h5';

/** Icon for keeping a page on this device, or for a kept one. Not part of `Icon`, because only pages that can be kept show it. */
export const DeviceIcon = ({ isKept }: { isKept: boolean }) => (
  <LineIcon path={DEVICE + (isKept ? 'M7 8.9l2 2L13 7' : 'M10 6v5M8 9l2 2 2-2')} />
);
