import type { Locale } from 'contract/core/locale';
import { undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { linkAt, setLink } from '../commands/link-commands';
import type { EditSession, SaveResult } from '../engine/edit-session';
import { replaceBlocks } from '../view/replace-blocks';
import { ContextBars } from './ContextBars';
import type { EditorHooks } from './editor-hooks';
import { SlashMenu } from './SlashMenu';
import { surfaceAttributes } from './surface-attributes';
import { Toolbar } from './Toolbar';
import { useKeyboardHeight } from './useKeyboardHeight';
import { useFileInsertion } from './useFileInsertion';
import { useNodeViews } from './useNodeViews';
import { useRichView, type Shown } from './useRichView';
import { useSlashMenu } from './useSlashMenu';
import { WordCount } from './WordCount';
import styles from './RichText.module.css';

interface RichTextProps extends EditorHooks {
  session: EditSession;
  locale: Locale;
  label: string;
  isReadOnly: boolean;
  /** True to focus the text at first. */
  isFocused: boolean;
  /** Called after each attempt to write the text; `undo` takes the last change back. */
  onSaved: (result: SaveResult, undo: () => void) => void;
  /** Shows the text as Markdown. */
  onSource: () => void;
}

/** Formatted text with its toolbar; the surface looks like the page that readers see. */
export function RichText({
  session,
  locale,
  label,
  isReadOnly,
  isFocused,
  onSaved,
  onSource,
  onPickLink,
  ...hooks
}: RichTextProps) {
  const { t } = useTranslation('studioEditor');
  const [shown, setShown] = useState<Shown | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useKeyboardHeight();
  const files = useFileInsertion(hooks.onFiles);
  const menu = useSlashMenu(shown?.view ?? null);
  const run = (command: Command) => {
    if (!shown) return;
    const { view } = shown;
    command(view.state, view.dispatch.bind(view), view);
    setShown({ view, state: view.state });
    view.focus();
  };
  const pick = async () => {
    const picked = await onPickLink?.();
    if (picked) run(setLink(picked.href, picked.title));
  };
  const openLink = () => {
    if (shown && linkAt(shown.view.state)) return;
    if (onPickLink) void pick();
    else run(setLink('https://'));
  };
  const place = useRichView({
    session,
    isReadOnly,
    isFocused,
    attributes: surfaceAttributes(session.doc, label, locale),
    nodeViews: useNodeViews(locale, hooks.resolveFile),
    onMenuKey: menu.onKey,
    onLinkKey: openLink,
    onPasteTooLarge: () => {
      files.setNotice(t('pasteTooLarge'));
    },
    onFiles: files.take,
    onShow: setShown,
    onSave: (view) => {
      const result = session.save(view.state.doc);
      if (result.replacements.size) view.dispatch(replaceBlocks(view.state, result.replacements));
      onSaved(result, () => undo(view.state, view.dispatch.bind(view)));
    },
  });

  return (
    <div className={styles.editor}>
      {shown && !isReadOnly && (
        <div className={styles.bars}>
          <Toolbar
            state={shown.state}
            run={run}
            isLink={linkAt(shown.state) !== null}
            onLink={openLink}
            onFile={hooks.onFiles && (() => chooser.current?.click())}
            onSource={onSource}
          />
          <ContextBars shown={shown} run={run} onPick={onPickLink && (() => void pick())} />
        </div>
      )}
      {files.notice && (
        <p role="alert" className={styles.notice}>
          {files.notice}
        </p>
      )}
      <div className={styles.page}>
        <div ref={place} />
        {menu.open && <SlashMenu id={menu.id} {...menu.open} onChoose={menu.choose} />}
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('toolbar.file')}
        onChange={({ target }) => {
          if (shown && target.files?.length) files.take(shown.view, [...target.files]);
          target.value = '';
        }}
      />
      {shown && <WordCount doc={shown.state.doc} locale={locale} />}
    </div>
  );
}
