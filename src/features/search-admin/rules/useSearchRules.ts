import { useState } from 'react';
import { useNavigate } from 'umi';
import type { Page } from 'contract/core/endpoint';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { toast } from '@/lib/browser/toasts';
import type { Query } from '@/ui/states/QueryState';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchAdminState } from '../lists/search-admin-address';

interface List<SearchRule> extends Query<Page<SearchRule>> {
  mutate: (change: (page: Page<SearchRule>) => Page<SearchRule>) => void;
}

export interface SearchRules<SearchRule> {
  /** Rule that is edited in the form, `new` for a new one, or null while the form is closed. */
  edited: SearchRule | 'new' | null;
  edit: (searchRule: SearchRule | 'new') => void;
  close: () => void;
  /** Reloads the list after a save. */
  onSaved: () => void;
  /** Closes the form and reloads the list after another person has changed the search rule. */
  onReload: () => void;
  /** Replaces a removed search rule with the one that was restored. */
  onRestored: (former: SearchRule, searchRule: SearchRule) => void;
  /** Id of the rule that was restored last. */
  restored: string | null;
}

/** Returns the state and the actions of a list of search rules. The address can open the form for a new rule (`?add=`). */
export function useSearchRules<SearchRule extends { id: string }>(
  list: List<SearchRule>,
  address: ListAddress<SearchAdminState>,
): SearchRules<SearchRule> {
  const { t } = useTranslation('searchAdmin');
  const navigate = useNavigate();
  const { state, hrefWith } = address;
  const [chosen, setChosen] = useState<SearchRule | 'new' | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const close = () => {
    setChosen(null);
    if (state.add) navigate(hrefWith({ add: '', page: state.page }), { replace: true });
  };
  return {
    edited: chosen ?? (state.add ? 'new' : null),
    edit: setChosen,
    close,
    onSaved: () => {
      close();
      list.retry();
      toast('success', t('saved'));
    },
    onReload: () => {
      close();
      list.retry();
    },
    onRestored: (former, searchRule) => {
      setRestored(searchRule.id);
      list.mutate((page) => ({ ...page, items: page.items.map((one) => (one === former ? searchRule : one)) }));
    },
    restored,
  };
}
