import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { welfareSearchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { useWelfareSuggest } from './useWelfareSuggest';

/** Search box for benefits and news. */
export function WelfareSearchBox({ query }: { query?: string }) {
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
      placeholder={t('search.placeholder')}
      action={welfareSearchPath()}
      query={query}
      recentKey="welfare"
      suggest={suggest}
      onSearch={onSearch}
    />
  );
}
