import { useState } from 'react';

interface CommitFieldProps {
  value: string;
  maxLength?: number;
  describedBy?: string;
  /** Called with the trimmed text when the field is left or Enter is pressed, if it has changed. */
  onCommit: (text: string) => void;
}

/** Field whose text is committed when it is left or Enter is pressed, and which follows changes from elsewhere, such as Undo. */
export function CommitField({ value, maxLength, describedBy, onCommit }: CommitFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [committed, setCommitted] = useState(value);
  // A text that was committed comes back as the value later, while more may have been typed.
  if (value !== known) {
    setKnown(value);
    if (value !== committed) {
      setText(value);
      setCommitted(value);
    }
  }
  const commit = () => {
    const next = text.trim();
    if (next === committed) return;
    setCommitted(next);
    onCommit(next);
  };
  return (
    <input
      className="field"
      value={text}
      maxLength={maxLength}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setText(target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
