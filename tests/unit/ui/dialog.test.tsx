import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/ui/overlay/Dialog';

function open() {
  const onClose = jest.fn();
  render(
    <Dialog title="New entry" onClose={onClose}>
      <label>
        Name <input />
      </label>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'New entry' }), field: screen.getByLabelText('Name') };
}

test('a press on the backdrop closes a dialog, a text that is selected beyond its edge does not', () => {
  const { onClose, dialog, field } = open();
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog with a form opens with the focus in its first field', () => {
  expect(open().field).toHaveFocus();
});

test('a group of choices has the focus at the chosen one', () => {
  render(
    <Dialog title="Kind" onClose={jest.fn()}>
      <label>
        <input type="radio" name="kind" /> Person
      </label>
      <label>
        <input type="radio" name="kind" defaultChecked /> Desk
      </label>
    </Dialog>,
  );
  expect(screen.getByLabelText('Desk')).toHaveFocus();
});

test('a dialog that begins with a button leaves the focus to the browser', () => {
  render(
    <Dialog title="Filters" onClose={jest.fn()}>
      <button type="button">All</button>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(screen.getByLabelText('Name')).not.toHaveFocus();
});

test('a dialog that the browser closes after repeated presses of Escape stays until it is removed, and asks to be', () => {
  const { onClose, dialog } = open();
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toHaveAttribute('open');
  expect(onClose).toHaveBeenCalledTimes(1);
});
