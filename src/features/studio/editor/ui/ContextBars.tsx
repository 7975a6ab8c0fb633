import { NodeSelection, type Command } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { containerAt } from '../commands/container-commands';
import { describePicture, linkAt, removeLink, setLink } from '../commands/link-commands';
import { schema } from '../engine/schema';
import { ContainerBar } from './ContainerBar';
import { LinkBar } from './LinkBar';
import { PictureBar } from './PictureBar';
import { TableBar } from './TableBar';
import type { Shown } from './useRichView';

interface ContextBarsProps {
  shown: Shown;
  run: (command: Command) => void;
  onPick?: () => void;
}

/** Fields and buttons for what is at the selection: a container, a table, a link, a picture. */
export function ContextBars({ shown: { view, state }, run, onPick }: ContextBarsProps) {
  const link = linkAt(state);
  const container = containerAt(state);
  const { selection } = state;
  const picture = selection instanceof NodeSelection && selection.node.type === schema.nodes.image ? selection.node : null;
  return (
    <>
      {container && (
        <ContainerBar
          key={container.position}
          container={container}
          run={run}
          dispatch={(command) => {
            command(view.state, view.dispatch.bind(view));
          }}
        />
      )}
      {isInTable(state) && <TableBar state={state} run={run} />}
      {link && (
        <LinkBar
          key={`${link.from} ${link.href}`}
          href={link.href}
          onChange={(href) => {
            run(setLink(href));
          }}
          onRemove={() => {
            run(removeLink);
          }}
          onPick={onPick}
        />
      )}
      {picture && (
        <PictureBar
          key={selection.from}
          alt={String(picture.attrs.alt)}
          onChange={(alt) => {
            view.dispatch(describePicture(view.state.tr, selection.from, alt));
          }}
        />
      )}
    </>
  );
}
