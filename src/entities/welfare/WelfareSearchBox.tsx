import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { welfareSearchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { useWelfareSuggest } from './useWelfareSuggest';

interface WelfareSearchBoxProps {
  query?: string;
  /** Example of what to search for on this page; by default one of benefits. */
  placeholder?: string;
}

/** Search box for benefits and news. */
export function WelfareSearchBox({ query, placeholder }: WelfareSearchBoxProps) {
  const { t } = useTranslation('welfare');
  const navigate = useNavigate();
  const suggest = useWelfareSuggest();
  const onSearch = useCallback(
    (words: string) => {
      navigate(welfareSearchPath(words));
    },
    [navigate],
  );
  return (
    <SearchBox
      size="large"
      label={t('search.label')}
      placeholder={placeholder ?? t('search.placeholder')}
      action={welfareSearchPath()}
      query={query}
      recentKey="welfare"
      suggest={suggest}
      onSearch={onSearch}
    />
  );
}
