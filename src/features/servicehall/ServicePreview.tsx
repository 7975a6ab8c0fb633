import { isItemId } from 'contract/paths';
import type { Form } from 'contract/servicehall';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { DetailSkeleton } from '@/ui/DetailSkeleton';
import { NotFound } from '@/ui/NotFound';
import { PageTitle } from '@/ui/PageTitle';
import { QueryState } from '@/ui/QueryState';
import { useItemMeta } from '@/ui/useItemMeta';
import { PreviewBanner } from './PreviewBanner';
import { ServiceDetail } from './ServiceDetail';
import { ServiceTrail } from './ServiceTrail';

interface ServicePreviewProps {
  id: string;
  /** From a preview link; who may edit the draft needs none. */
  token: string | undefined;
}

/** A service as its draft has it; what cannot be an id is not asked for. */
export const ServicePreview = ({ id, token }: ServicePreviewProps) =>
  isItemId(id) ? <ServiceDraft id={id} token={token} /> : <NoDraft />;

/** Nothing here counts views or shares: there is nothing yet to be counted. */
function ServiceDraft({ id, token }: ServicePreviewProps) {
  const { t } = useTranslation('servicehall');
  const info = useCall('GET /api/preview/service/info', { id, token });
  if (info.failure?.status === 404) return <NoDraft />;
  const shown = info.failure ? undefined : info.data;
  return (
    <>
      <PageTitle page={shown && t('preview.of', { title: shown.title })} area={t('title')} />
      {shown && <PreviewBanner form={shown} />}
      <div className="content">
        <ServiceTrail form={shown} />
        <QueryState query={info} heading={1} skeleton={<DetailSkeleton />}>
          {(form) => <Draft key={form.id} form={form} />}
        </QueryState>
      </div>
    </>
  );
}

function NoDraft() {
  const { t } = useTranslation('servicehall');
  return <NotFound title={t('preview.goneTitle')} text={t('preview.goneText')} />;
}

function Draft({ form }: { form: Form }) {
  const meta = useItemMeta(form, false);
  return <ServiceDetail form={form} meta={meta} />;
}
