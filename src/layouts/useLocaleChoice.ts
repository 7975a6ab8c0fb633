import type { Locale } from 'contract/core/locale';
import { changeLocale } from '@/lib/i18n/i18n';
import { toast } from '@/lib/browser/toasts';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';

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
