import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { schema } from '../engine/schema';

/** Slash that opens the menu of blocks, with what is typed behind it. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

interface SlashState {
  found: SlashQuery | null;
  /** Position of a slash whose menu was closed with Escape. */
  closedAt: number | null;
}

const KEY = new PluginKey<SlashState>('slash-menu');
const SLASH = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u;

/** Returns the open slash query; null while the menu is closed. */
export function slashQueryOf(state: EditorState): SlashQuery | null {
  const { found = null, closedAt = null } = KEY.getState(state) ?? {};
  return found && found.from !== closedAt ? found : null;
}

/** Recognizes a slash at the start of a word. `onKey` handles the keys of the open menu and returns whether it used one. */
export const slashMenu = (onKey: (event: KeyboardEvent) => boolean): Plugin<SlashState> =>
  new Plugin<SlashState>({
    key: KEY,
    state: {
      init: () => ({ found: null, closedAt: null }),
      apply: (tr, { closedAt }, _before, state) => {
        const found = findQuery(state);
        const closes = tr.getMeta(KEY) === 'close' && found ? found.from : closedAt;
        return { found, closedAt: found ? closes : null };
      },
    },
    props: {
      handleKeyDown(view, event) {
        if (!slashQueryOf(view.state)) return false;
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(KEY, 'close'));
          return true;
        }
        return onKey(event);
      },
    },
  });

function findQuery({ selection }: EditorState): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc');
  const [match, query = ''] = SLASH.exec(before) ?? [];
  return match === undefined ? null : { from: $from.pos - query.length - 1, to: $from.pos, query };
}
