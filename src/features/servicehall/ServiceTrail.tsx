import type { Form } from 'contract/servicehall';
import { servicePath } from '@/lib/paths';
import { useTranslation } from '@/lib/useTranslation';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

/** Service hall › the first classification › title; the service hall alone while the service is not there. */
export function ServiceTrail({ form }: { form: Form | undefined }) {
  const { t } = useTranslation('servicehall');
  const [first] = form?.classifications ?? [];
  const trail = [{ name: t('title'), to: servicePath() }];
  if (first) trail.push({ name: first.name, to: servicePath({ classification: first.id }) });
  return <Breadcrumbs trail={trail} current={form} />;
}
