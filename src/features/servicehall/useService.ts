import type { Form } from 'contract/servicehall';
import { request } from '@/lib/request';
import { useCall, type CallState } from '@/lib/useCall';
import { useCountedView } from '@/ui/useCountedView';

export interface Service {
  info: CallState<'GET /api/servicehall/form/info'>;
  countShare: (id: string) => void;
}

/** One service as it is published; opening it counts a view. */
export function useService(id: string): Service {
  const info = useCall('GET /api/servicehall/form/info', { id });
  const { mutate } = info;
  const change = (of: string, part: Partial<Form>) => {
    mutate((form) => (form.id === of ? { ...form, ...part } : form));
  };
  const countView = async (of: string) => {
    const counted = await request('POST /api/servicehall/form/updateViews', { id: of });
    if (counted) change(of, counted);
  };
  const countShare = async (of: string) => {
    const counted = await request('POST /api/servicehall/form/updateShareCount', { id: of });
    if (counted) change(of, counted);
  };
  useCountedView(info.data?.id, (of) => void countView(of));
  return { info, countShare: (of) => void countShare(of) };
}
