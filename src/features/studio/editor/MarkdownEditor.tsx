import type { Locale } from 'contract/core/locale';
import { useState } from 'react';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { EditSession, type SaveResult } from './engine/edit-session';
import type { EditorHooks } from './ui/editor-hooks';
import { Refusal } from './ui/Refusal';
import { RichText } from './ui/RichText';
import { SourceBar } from './ui/SourceBar';

const loadSource = async () => ({ default: (await import('./ui/SourceView')).SourceView });

export interface MarkdownEditorProps extends EditorHooks {
  /** Text at the start. A later value is taken when the `key` changes. */
  value: string;
  /** Called in pauses, when the focus leaves, and when the editor is removed; never with a text that reads differently. */
  onChange: (markdown: string) => void;
  /** Language of the text. */
  locale: Locale;
  /** Name of the field, for people who cannot see it. */
  label: string;
  readOnly?: boolean;
}

interface Refused {
  markdown: string;
  undo: () => void;
}

/** Editor of Markdown, as formatted text or as source. Text that is not touched stays as it is, byte for byte. */
export function MarkdownEditor({ value, onChange, locale, label, readOnly = false, ...hooks }: MarkdownEditorProps) {
  const [session, setSession] = useState(() => new EditSession(value));
  /** Text that the source shows; null while the formatted text is shown. */
  const [source, setSource] = useState<string | null>(null);
  /** True after the formatted text has replaced the source, as the focus was in there. */
  const [isBack, setBack] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const showSource = (markdown: string) => {
    setRefused(null);
    setSource(markdown);
  };
  const showText = () => {
    setBack(true);
    setSession(new EditSession(source ?? session.markdown));
    setSource(null);
  };
  const onSaved = ({ isRefused, isChanged, markdown }: SaveResult, undo: () => void) => {
    setRefused(isRefused ? { markdown, undo } : null);
    if (isChanged) onChange(markdown);
  };
  if (source !== null)
    return (
      <div>
        <SourceBar onText={showText} />
        <DeferredPart load={loadSource} waiting={null}>
          {(Source) => (
            <Source
              markdown={source}
              label={label}
              isReadOnly={readOnly}
              onChange={(markdown) => {
                setSource(markdown);
                onChange(markdown);
              }}
            />
          )}
        </DeferredPart>
      </div>
    );
  return (
    <>
      {refused && (
        <Refusal
          onUndo={refused.undo}
          onSource={() => {
            showSource(refused.markdown);
          }}
        />
      )}
      <RichText
        {...hooks}
        session={session}
        locale={locale}
        label={label}
        isReadOnly={readOnly}
        isFocused={isBack}
        onSaved={onSaved}
        onSource={() => {
          showSource(refused?.markdown ?? session.markdown);
        }}
      />
    </>
  );
}
