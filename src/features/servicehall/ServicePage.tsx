import { isItemId, itemPath } from 'contract/paths';
import type { Form } from 'contract/servicehall';
import { useTranslation } from '@/lib/useTranslation';
import { DetailSkeleton } from '@/ui/DetailSkeleton';
import { FavouriteButton } from '@/ui/FavouriteButton';
import { NotFound } from '@/ui/NotFound';
import { PageTitle } from '@/ui/PageTitle';
import { PrintButton } from '@/ui/PrintButton';
import { QueryState } from '@/ui/QueryState';
import { RelatedItems } from '@/ui/RelatedItems';
import { ShareButton } from '@/ui/ShareButton';
import { UsefulQuestion } from '@/ui/UsefulQuestion';
import { useItemMeta } from '@/ui/useItemMeta';
import { ServiceDetail } from './ServiceDetail';
import { ServiceTrail } from './ServiceTrail';
import { useService } from './useService';

/** A published service; what cannot be an id is not asked for. */
export const ServicePage = ({ id }: { id: string }) => (isItemId(id) ? <PublishedService id={id} /> : <NoService />);

function PublishedService({ id }: { id: string }) {
  const { t } = useTranslation('servicehall');
  const { info, countShare } = useService(id);
  if (info.failure?.status === 404) return <NoService />;
  const shown = info.failure ? undefined : info.data;
  return (
    <div className="content">
      <PageTitle page={shown?.title} area={t('title')} />
      <ServiceTrail form={shown} />
      <QueryState query={info} heading={1} skeleton={<DetailSkeleton />}>
        {(form) => (
          <Published
            key={form.id}
            form={form}
            onShared={() => {
              countShare(form.id);
            }}
          />
        )}
      </QueryState>
    </div>
  );
}

function NoService() {
  const { t } = useTranslation('servicehall');
  return <NotFound title={t('notFound.title')} text={t('notFound.text')} />;
}

function Published({ form, onShared }: { form: Form; onShared: () => void }) {
  const { id, title, locale, favourite, useful, related } = form;
  const item = { area: 'service', id } as const;
  const meta = useItemMeta(form, true);
  const tools = (
    <>
      <FavouriteButton item={item} title={title} favourite={favourite} labelled />
      <ShareButton title={title} locale={locale} path={itemPath('service', id)} onShared={onShared} />
      <PrintButton />
    </>
  );
  return (
    <ServiceDetail form={form} meta={meta} tools={tools}>
      <UsefulQuestion item={item} mine={useful.mine} />
      <RelatedItems items={related} />
    </ServiceDetail>
  );
}
