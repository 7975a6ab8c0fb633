import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';

const SHOWN_MS = 7000;

export interface Rotation {
  /** True if the rotation continues once the pointer and the focus have left it. */
  running: boolean;
  toggle: () => void;
}

interface RotationOptions {
  count: number;
  index: number;
  /** True while the banner is hovered or focused, which pauses the rotation. */
  held: boolean;
  onTurn: (index: number) => void;
}

/**
 * Advances to the next slide every seven seconds until someone stops it. Does not start by itself if reduced motion is preferred.
 */
export function useRotation({ count, index, held, onTurn }: RotationOptions): Rotation {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const running = chosen ?? !still;
  useEffect(() => {
    if (!running || held || count < 2) return;
    const timer = setTimeout(() => {
      onTurn((index + 1) % count);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [running, held, count, index, onTurn]);
  return {
    running,
    toggle: () => {
      setChosen(!running);
    },
  };
}
