import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createView, type ViewOptions } from '../view/create-view';
import { SaveTimer } from '../view/save-timer';

/** Pause in typing until the buttons show the state of the text, in milliseconds, so that the next key does not wait for them. */
const SHOW_AFTER_TYPING_MS = 300;
const SHOW_AFTER_MOVING_MS = 50;

/** State that the buttons show: slightly behind the text while somebody types. */
export interface Shown {
  view: EditorView;
  state: EditorState;
}

interface Options extends Omit<ViewOptions, 'onUpdate' | 'onBlur'> {
  /** True to focus the surface at first. */
  isFocused: boolean;
  onSave: (view: EditorView) => void;
  onShow: (shown: Shown) => void;
}

/**
 * Creates the editing surface once, from the first options; callbacks are always the latest. Saves in pauses, when the focus
 * leaves, and at the end.
 */
export function useRichView(options: Options): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Before the first paint, so that the toolbar does not push the text down.
  useLayoutEffect(() => {
    if (!place.current) return;
    let timer = 0;
    const saves = new SaveTimer(() => {
      latest.current.onSave(view);
    });
    const onUpdate = (updated: EditorView, tr: Transaction): void => {
      if (tr.docChanged) saves.request();
      window.clearTimeout(timer);
      const pause = tr.docChanged ? SHOW_AFTER_TYPING_MS : SHOW_AFTER_MOVING_MS;
      timer = window.setTimeout(() => {
        latest.current.onShow({ view: updated, state: updated.state });
      }, pause);
    };
    const view = createView(place.current, {
      ...latest.current,
      onMenuKey: (event) => latest.current.onMenuKey(event),
      onLinkKey: () => {
        latest.current.onLinkKey();
      },
      onFiles: (...given) => latest.current.onFiles(...given),
      onPasteTooLarge: () => {
        latest.current.onPasteTooLarge();
      },
      onUpdate,
      onBlur: () => {
        saves.flush();
      },
    });
    latest.current.onShow({ view, state: view.state });
    if (latest.current.isFocused) view.focus();
    return () => {
      window.clearTimeout(timer);
      saves.flush();
      view.destroy();
    };
  }, []);
  return place;
}
