/** Texts about stale passages: those whose counterpart in the other language has changed. */
export const languages = {
  list: '{{language}} passages to look at',
  none: 'Both languages say the same: no passage is behind.',
  change: {
    changed: 'The {{language}} passage has changed:',
    moved: 'The {{language}} passage stands at another place.',
    added: 'New in {{language}}, without a counterpart here.',
    removed: 'Removed in {{language}}:',
  },
  stillRight: 'Still right',
  stillRightOf: 'Still right: {{excerpt}}',
  showOf: 'Show: {{excerpt}}',
  tell: 'Tell readers',
  tellHint: 'Above such a passage they read “This passage is being translated”.',
};
