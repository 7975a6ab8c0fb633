import { useState } from 'react';
import { canHaveOfflineCopies } from '@/lib/offline/has-copies';
import { OptionalPart } from '@/ui/states/OptionalPart';

const loadPages = async () => ({
  default: (await import(/* webpackChunkName: "offline" */ './KeptOnDevice')).KeptOnDevice,
});

/** Section with the kept pages. Its code loads only if the person may have kept some; if it fails to load, nothing is shown. */
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
