import { useMemo, type ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { useStore } from '@/lib/browser/useStore';
import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { antdTheme } from './antd-theme';

const ANTD_LOCALES = { 'en-US': enUS, 'zh-CN': zhCN };

function onRootChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  return () => {
    observer.disconnect();
  };
}
const isDark = () => document.documentElement.dataset.theme === 'dark';

/** Provides Portico's tokens and language to antd components, which load after the first paint. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const dark = useStore(onRootChange, isDark);
  const locale = useStore(onRootChange, interfaceLocale);
  const theme = useMemo(() => antdTheme(dark), [dark]);
  return (
    <ConfigProvider theme={theme} locale={ANTD_LOCALES[locale]}>
      {children}
    </ConfigProvider>
  );
}
