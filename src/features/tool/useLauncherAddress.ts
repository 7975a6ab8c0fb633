import { useMemo } from 'react';
import { useLocation, useNavigate } from 'umi';
import { readAddress, writeAddress } from '@/ui/list/list-address';
import { useCloseDialog } from '@/ui/overlay/useCloseDialog';
import { useQuickSearch, type QuickSearch } from '@/ui/search-box/useQuickSearch';
import { LAUNCHER_FIELDS, type LauncherState } from './launcher-address';

export interface LauncherAddress {
  /** State of the launcher; its query is the current text of the search box. */
  state: LauncherState;
  search: QuickSearch;
  hrefWith: (change: Partial<LauncherState>) => string;
  show: (change: Partial<LauncherState>) => void;
  /** Closes the guide; goes back in the history if it was opened from the launcher. */
  closeGuide: () => void;
}

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
    closeGuide: useCloseDialog(hrefWith({ tool: null })),
  };
}
