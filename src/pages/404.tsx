import { NotFound } from '@/entities/item/page/NotFound';

export default function NotFoundPage() {
  return <NotFound />;
}
