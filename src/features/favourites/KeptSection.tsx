import { useState } from 'react';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';
import { OptionalPart } from '@/ui/states/OptionalPart';

const loadPages = async () => ({
  default: (await import(/* webpackChunkName: "offline" */ './KeptOnDevice')).KeptOnDevice,
});

/** Section with what the person keeps on this device. Its code loads only if they may keep something, and shows nothing if not. */
export function KeptSection() {
  const [isShown, setShown] = useState(canHaveOfflineCopies);
  if (!isShown) return null;
  return (
    <OptionalPart
      load={loadPages}
      onFailure={() => {
        setShown(false);
      }}
    >
      {(Pages) => <Pages />}
    </OptionalPart>
  );
}
