import { useEffect, useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import { request } from '@/lib/api/request';

const INTERVAL_MS = 20_000;

type Others = CallAnswer<'POST /api/manage/presence'>['others'];

/** Reports every 20 seconds that the person has an item open. Returns who else has. */
export function usePresence({ area, id }: ItemRef, mode: 'viewing' | 'writing'): Others {
  const [others, setOthers] = useState<Others>([]);
  useEffect(() => {
    const controller = new AbortController();
    const report = async () => {
      const answer = await request(
        'POST /api/manage/presence',
        { area, id, mode },
        { signal: controller.signal, quiet: () => true },
      );
      if (answer) setOthers(answer.others);
    };
    void report();
    const timer = setInterval(() => void report(), INTERVAL_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [area, id, mode]);
  return others;
}
