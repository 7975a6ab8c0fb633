import { useState } from 'react';
import { Dialog, type DialogProps } from './Dialog';
import { DiscardDialog } from './DiscardDialog';
import { LeaveGuard, type Navigation } from './LeaveGuard';

interface FormDialogProps extends DialogProps {
  /** True if closing the dialog loses something that the person has entered. */
  isUnsaved: boolean;
}

/**
 * Dialog with a form of several fields. While it has unsaved work, Escape, a press on the backdrop, the button in its corner, Back and a
 * reload ask before they close it; the form's own Cancel button does not.
 */
export function FormDialog({ isUnsaved, onClose, ...dialog }: FormDialogProps) {
  /** Number of times that the question was asked; null while it is closed. */
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => {
          if (isUnsaved) setAsked((times) => (times ?? 0) + 1);
          else onClose();
        }}
      />
      {asked !== null && (
        <DiscardDialog
          // A form that the browser closed is opened again above the question, so the question is opened again above the form.
          key={asked}
          onDiscard={onClose}
          onKeep={() => {
            setAsked(null);
          }}
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved} keepsForm={isByForm} />
    </>
  );
}

/** Returns whether the form itself navigates, for example after it was saved: no link outside a modal dialog can be followed. */
const isByForm = ({ action }: Navigation): boolean => (action as string) !== 'POP';
