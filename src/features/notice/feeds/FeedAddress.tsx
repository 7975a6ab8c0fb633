import '@/lib/i18n/texts/share-dialog';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AddressField } from '@/ui/primitives/AddressField';
import { useShare } from '@/entities/item/actions/useShare';

const nothing = (): void => undefined;

/** Shows the address of a feed that was just created. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation(['noticeFeed', 'shareDialog']);
  const { copied, copy } = useShare(url, nothing);
  const told = { no: t('subscribe.once'), yes: t('subscribe.copied'), failed: t('shareDialog:copyFailed') };
  return (
    <AddressField
      label={t('subscribe.address')}
      url={url}
      copyText={t(copied === 'yes' ? 'shareDialog:copied' : 'subscribe.copy')}
      onCopy={copy}
      status={told[copied]}
      focused
    />
  );
}
