export const shortcutsEditor = {
  pinned: 'On your home page, in this order',
  nonePinned: 'Nothing is pinned yet. Until you pin something, your favourites and most used items are shown.',
  more: 'Suggested links',
  pin: 'Pin {{title}}',
  unpin: 'Unpin {{title}}',
  full: 'You can pin up to {{most}} links. Unpin one to add another.',
  drag: {
    role: 'draggable link',
    handle: 'Move {{title}}',
    instructions: 'Press Space to pick up the link, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
    start: 'Picked up {{title}}, position {{place}} of {{total}}.',
    over: '{{title}} moved to position {{place}} of {{total}}.',
    end: 'Dropped {{title}} at position {{place}} of {{total}}.',
    cancel: 'Cancelled. {{title}} is back at position {{place}} of {{total}}.',
  },
};
