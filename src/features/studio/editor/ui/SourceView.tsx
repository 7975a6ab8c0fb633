import { useEffect, useRef } from 'react';
import { createSourceEditor, type SourceEditorOptions } from './source-editor';
import styles from './SourceView.module.css';

/** Editor of the Markdown source. The text is taken once; loaded when it is first shown. */
export function SourceView(options: SourceEditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!place.current) return;
    const view = createSourceEditor(place.current, {
      ...latest.current,
      onChange: (markdown) => {
        latest.current.onChange(markdown);
      },
    });
    view.focus();
    return () => {
      view.destroy();
    };
  }, []);
  return <div ref={place} className={styles.source} />;
}
