import { useMemo } from 'react';
import { useLocation, useNavigate } from 'umi';
import { readAddress, writeAddress } from '@/ui/list/list-address';
import { useQuickSearch, type QuickSearch } from '@/ui/search-box/useQuickSearch';
import { LAUNCHER_FIELDS, type LauncherState } from './launcher-address';

export interface LauncherAddress {
  /** The query is what is typed at this moment. */
  state: LauncherState;
  search: QuickSearch;
  hrefWith: (change: Partial<LauncherState>) => string;
  show: (change: Partial<LauncherState>) => void;
  /** Back to the launcher as it was before the guide was opened from it. */
  closeGuide: () => void;
}

/** Handed along by links of the launcher to a guide: Back leads to the launcher then. */
export const FROM_LAUNCHER = { fromLauncher: true };

const isFromLauncher = (state: unknown): boolean => (state as Partial<typeof FROM_LAUNCHER> | null)?.fromLauncher === true;

export function useLauncherAddress(): LauncherAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useQuickSearch();
  const kept = useMemo(() => readAddress(LAUNCHER_FIELDS, location.search), [location.search]);
  const state = { ...kept, query: search.query };
  const hrefWith = (change: Partial<LauncherState>) => location.pathname + writeAddress(LAUNCHER_FIELDS, { ...state, ...change });
  return {
    state,
    search,
    hrefWith,
    show: (change) => {
      navigate(hrefWith(change));
    },
    closeGuide: () => {
      if (isFromLauncher(location.state)) navigate(-1);
      else navigate(hrefWith({ tool: null }), { replace: true });
    },
  };
}
