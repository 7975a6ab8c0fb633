import { useCall } from '@/lib/api/useCall';

/** Renders the name of the person or desk with that id; the id itself until it is known, or if the directory does not have it. */
export function PersonName({ id }: { id: string }) {
  const { data } = useCall('GET /api/person/info', { id });
  return data?.name ?? id;
}
