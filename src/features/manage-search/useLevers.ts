import { useState } from 'react';
import { useNavigate } from 'umi';
import type { Page } from 'contract/endpoint';
import { useTranslation } from '@/lib/useTranslation';
import { toast } from '@/lib/toasts';
import type { Query } from '@/ui/QueryState';
import type { ListAddress } from '@/ui/useListAddress';
import type { ManageState } from './manage-address';

interface List<Lever> extends Query<Page<Lever>> {
  mutate: (change: (page: Page<Lever>) => Page<Lever>) => void;
}

export interface Levers<Lever> {
  /** What the form is about: `new`, or what is changed; null while there is no form. */
  edited: Lever | 'new' | null;
  edit: (lever: Lever | 'new') => void;
  close: () => void;
  /** What was saved is on the server: the list is asked for again. */
  onSaved: () => void;
  /** What somebody else has changed is asked for, and the form given up. */
  onReload: () => void;
  /** What was put back has taken the place of what had been removed. */
  onRestored: (former: Lever, lever: Lever) => void;
  /** Id of what was put back last. */
  restored: string | null;
}

/** What is done with a list of what editors say; the address may ask for a form at once (`?add=`). */
export function useLevers<Lever extends { id: string }>(list: List<Lever>, address: ListAddress<ManageState>): Levers<Lever> {
  const { t } = useTranslation('manageSearch');
  const navigate = useNavigate();
  const { state, hrefWith } = address;
  const [chosen, setChosen] = useState<Lever | 'new' | null>(null);
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
    onRestored: (former, lever) => {
      setRestored(lever.id);
      list.mutate((page) => ({ ...page, items: page.items.map((one) => (one === former ? lever : one)) }));
    },
    restored,
  };
}
