import type { EditorView } from 'prosemirror-view';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { slashQueryOf } from '../view/slash-menu';
import { MENU, type Action } from './toolbar-actions';

export interface SlashMenuState {
  id: string;
  /** Null while the menu is closed. */
  open: { actions: readonly Action[]; chosen: number; top: () => number } | null;
  choose: (action: Action) => void;
  onKey: (event: KeyboardEvent) => boolean;
}

/** Implements the menu that a slash opens in the view. */
export function useSlashMenu(view: EditorView | null): SlashMenuState {
  const { t } = useTranslation('studioEditor');
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const chosenNow = useRef(0);
  const query = view && slashQueryOf(view.state);
  const matching = (words: string): Action[] =>
    MENU.filter(({ name }) => t(`toolbar.${name}`).toLowerCase().includes(words.toLowerCase()));
  const actions = query ? matching(query.query) : [];

  const select = (index: number) => {
    chosenNow.current = index;
    setChosen(index);
  };
  const choose = (action: Action) => {
    const slash = view && slashQueryOf(view.state);
    if (!slash) return;
    view.dispatch(view.state.tr.delete(slash.from, slash.to));
    action.command(view.state, (tr) => {
      view.dispatch(tr);
    });
    select(0);
    view.focus();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const slash = view && slashQueryOf(view.state);
    const found = slash ? matching(slash.query) : [];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!found.length) return false;
    if (step !== undefined) {
      select((chosenNow.current + step + found.length) % found.length);
      return true;
    }
    const action = found[Math.min(chosenNow.current, found.length - 1)];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || !action) return false;
    choose(action);
    return true;
  };
  const open = query && {
    actions,
    chosen: Math.min(chosen, Math.max(0, actions.length - 1)),
    top: () => view.coordsAtPos(query.from).bottom - view.dom.getBoundingClientRect().top,
  };
  return { id, open, choose, onKey };
}
