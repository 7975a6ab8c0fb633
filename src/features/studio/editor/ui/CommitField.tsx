import { useState } from 'react';

interface TakenFieldProps {
  value: string;
  maxLength?: number;
  describedBy?: string;
  /** Called with the trimmed text when the field is left or Enter is pressed, if it has changed. */
  onTake: (text: string) => void;
}

/** Field whose text is taken when it is left or Enter is pressed, and which follows changes from elsewhere, such as Undo. */
export function TakenField({ value, maxLength, describedBy, onTake }: TakenFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [taken, setTaken] = useState(value);
  // A text that was taken comes back as the value later, while more may have been typed.
  if (value !== known) {
    setKnown(value);
    if (value !== taken) {
      setText(value);
      setTaken(value);
    }
  }
  const take = () => {
    const next = text.trim();
    if (next === taken) return;
    setTaken(next);
    onTake(next);
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
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}
