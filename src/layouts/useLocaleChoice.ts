import type { Locale } from 'contract/locale';
import { changeLocale } from '@/lib/i18n';
import { toast } from '@/lib/toasts';
import { useInterfaceLocale } from '@/lib/useInterfaceLocale';
import { useTranslation } from '@/lib/useTranslation';

export function useLocaleChoice(): [Locale, (locale: Locale) => void] {
  const { t } = useTranslation();
  const choose = (locale: Locale) => {
    changeLocale(locale).catch((reason: unknown) => {
      console.error(reason);
      toast('error', t('locale.failed'));
    });
  };
  return [useInterfaceLocale(), choose];
}
