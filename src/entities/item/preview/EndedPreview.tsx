import { useEffect } from 'react';
import { Navigate } from 'umi';
import type { DraftArea } from 'contract/core/areas';
import { isItemId, itemPath } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { toast } from '@/lib/browser/toasts';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DetailSkeleton } from '../page/DetailSkeleton';
import { NotFound } from '../page/NotFound';

interface EndedPreviewProps {
  area: DraftArea;
  id: string;
  token: string | undefined;
}

/** Leads to the published page if the viewer may read it, because the draft may have been published; otherwise says what happened. */
export function EndedPreview({ area, id, token }: EndedPreviewProps) {
  const { t } = useTranslation('preview');
  const { data, loading } = useCall('POST /api/preview/open', isItemId(id) ? { area, id, token } : null);
  const isLive = data?.draft === null;
  useEffect(() => {
    if (isLive) toast('info', t('led'));
  }, [isLive, t]);
  if (isLive) return <Navigate to={itemPath(area, id)} replace />;
  if (loading) return <DetailSkeleton />;
  return <NotFound area={area} title={t('goneTitle')} text={t('goneText')} />;
}
