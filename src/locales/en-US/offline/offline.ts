/** Texts about pages that are kept on this device. */
export const offline = {
  note: {
    offline: 'Kept on this device · as of {{time}}. You are offline',
    unreachable: 'Kept on this device · as of {{time}}. The portal cannot be reached',
    text: 'What needs a connection, such as attached files, favourites and feedback, is not available.',
  },
  connected: 'You are connected again. This page is up to date.',
  asOf: 'as of {{time}}',
  list: {
    readable: 'You can read these pages now',
    title: 'Kept on this device',
    text: 'These pages can be read here without a connection until you sign out. Attached files are not kept.',
    total_one: '{{formatted}} page · {{size}}',
    total_other: '{{formatted}} pages · {{size}}',
    remove: 'Remove',
    removeNamed: 'Remove from this device: {{title}}',
    removeAll: 'Remove all',
    removed: '{{title}} is no longer kept on this device.',
    removedAll: 'Nothing is kept on this device any more.',
  },
  confirm: {
    title: 'Remove all pages from this device?',
    text: 'They stay in the portal. You can keep them again while you are connected.',
  },
};
