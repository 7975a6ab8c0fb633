/** Texts about keeping content up to date: owners, and days to check by. */
export const contentCare = {
  stillRight: 'Still right',
  stillRightOf: 'Still right: {{title}}',
  undo: 'Undo',
  confirmed: 'Noted. Readers see no change.',
  months: { label: 'Check again in', '6': '6 months', '12': '12 months', '24': '24 months' },
  owner: { none: 'No owner', left: 'has left' },
  check: { overdue: 'Overdue' },
  again: {
    late_one: 'Check {{formatted}} day overdue',
    late_other: 'Check {{formatted}} days overdue',
    due: 'Check {{time}}',
    left: 'Owner {{id}} has left',
  },
  extend: {
    open: 'Extend…',
    of: 'Extend: {{title}}',
    title: 'When it expires',
    expires: 'Expires',
    empty: 'Never',
    hint: 'From then on readers no longer find the page. Nobody is notified.',
    save: 'Save',
    done: 'It expires on {{date}}.',
    never: 'It no longer expires.',
  },
};
