import { useEffect, useState } from 'react';
import { history, useLocation, useNavigate } from 'umi';
import { queryField } from '../list/list-address';

/**
 * Time since the last keystroke after which the address is updated, in milliseconds. Browsers refuse to change the address at
 * every keystroke.
 */
const PAUSE_MS = 300;

export interface QuickSearch {
  text: string;
  /** The query: the text without surrounding spaces. */
  query: string;
  type: (text: string) => void;
  /** Updates the address immediately. */
  settle: () => void;
}

/** Returns the state of a search over loaded data. The query changes with every keystroke; the address (`?query=`) follows. */
export function useQuickSearch(): QuickSearch {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const kept = queryField.read(new URLSearchParams(search).get('query'));
  const [text, setText] = useTextOf(kept, key);
  const query = text.trim();
  const settle = () => {
    if (query === kept) return;
    const params = new URLSearchParams(search);
    if (query) params.set('query', query);
    else params.delete('query');
    // A new search starts at its first page.
    params.delete('page');
    navigate({ search: params.toString() }, { replace: true });
  };
  useEffect(() => {
    const pause = window.setTimeout(settle, PAUSE_MS);
    return () => {
      window.clearTimeout(pause);
    };
  });
  return { text, query, type: setText, settle };
}

/** Returns the typed text, which follows the address after navigation, but not the changes that typing itself makes to it. */
function useTextOf(kept: string, key: string): [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const [followed, setFollowed] = useState(key);
  const action: string = history.action;
  if (followed !== key) {
    setFollowed(key);
    if (action !== 'REPLACE' && text.trim() !== kept) setText(kept);
  }
  return [text, setText];
}
