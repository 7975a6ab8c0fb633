import { useTranslation } from '@/lib/useTranslation';
import { matchLocale, type Locale } from 'contract/locale';
import { changeLocale } from '@/lib/i18n';
import { toast } from '@/lib/toasts';

export function useLocaleChoice(): [Locale, (locale: Locale) => void] {
  const { t, i18n } = useTranslation();
  const choose = (locale: Locale) => {
    changeLocale(locale).catch((reason: unknown) => {
      console.error(reason);
      toast('error', t('failure.chunk'));
    });
  };
  return [matchLocale(i18n.language), choose];
}
