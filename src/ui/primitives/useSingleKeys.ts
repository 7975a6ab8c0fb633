import { useStored } from './useStored';

const KEY = 'portico.single-keys';

/**
 * Returns whether shortcuts of a single letter are used on this device, and a function that changes it. People who speak to their
 * computer, or touch keys by accident, need to turn them off.
 */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [stored, store] = useStored(KEY);
  return [
    stored !== 'off',
    (isOn) => {
      store(isOn ? 'on' : 'off');
    },
  ];
}
