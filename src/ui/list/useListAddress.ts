import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'umi';
import { readAddress, writeAddress, type AddressFields } from './list-address';

export interface ListAddress<S> {
  state: S;
  /** State of an address without parameters: the whole list. */
  defaults: S;
  /** Returns the address of the same list with a change. Any change except of the page leads to the first page. */
  hrefWith: (change: Partial<S>) => string;
  show: (change: Partial<S>) => void;
}

/** Keeps the filters, sort order and page of a list, if it has these, in the address, so that back, reload and a shared link show the same list. */
export function useListAddress<S extends object>(fields: AddressFields<S>): ListAddress<S> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(fields, search), [fields, search]);
  const defaults = useMemo(() => readAddress(fields, ''), [fields]);
  const hrefWith = useCallback(
    (change: Partial<S>) => pathname + writeAddress(fields, { ...state, page: 1, ...change }),
    [fields, pathname, state],
  );
  const show = useCallback(
    (change: Partial<S>) => {
      navigate(hrefWith(change));
    },
    [hrefWith, navigate],
  );
  return { state, defaults, hrefWith, show };
}
