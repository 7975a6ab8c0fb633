import type { Form } from 'contract/service';
import { attachmentPath } from 'contract/core/paths';
import { formatBytes } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MainAction } from '@/entities/item/page/MainAction';
import { LocationCallout } from '@/ui/primitives/LocationCallout';

/** Returns whether the service has an action: a guide only informs, and a draft may lack what its handling needs. */
export const hasAction = ({ handling, url, attachments, place }: Form): boolean =>
  (handling === 'online' && url !== null) ||
  (handling === 'download' && attachments.length > 0) ||
  (handling === 'in_person' && place !== null);

/** Renders the main action of a service page, depending on how the service is handled. */
export function ServiceAction({ form: { handling, url, attachments, place, locale } }: { form: Form }) {
  const { t } = useTranslation('service');
  const [first] = attachments;
  if (handling === 'online' && url) {
    return (
      <MainAction href={url} text={t('action.online')} hint={new URL(url).host} icon="arrow-up-right" opens={{ as: 'tab' }} />
    );
  }
  if (handling === 'download' && first) {
    const { id, name, size } = first;
    const hint = `${name} · ${formatBytes(size)}`;
    return (
      <MainAction
        href={attachmentPath(id)}
        text={t('action.download')}
        hint={hint}
        icon="download"
        opens={{ as: 'file', name }}
      />
    );
  }
  return handling === 'in_person' && place ? <LocationCallout title={t('action.place')} place={place} locale={locale} /> : null;
}
