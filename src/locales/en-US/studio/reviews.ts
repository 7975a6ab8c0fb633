/** Texts about reviewing drafts that all places of the studio share, mainly those of the editor. */
export const reviews = {
  someone: 'Someone',
  waitingFor_one: '{{formatted}} waiting for you',
  waitingFor_other: '{{formatted}} waiting for you',
  work_one: '{{formatted}} draft waits for your review',
  work_other: '{{formatted}} drafts wait for your review',
  rule: { required: 'It can be published only after an approval.', optional: 'It can also be published without an approval.' },
  editor: {
    submit: 'Submit for review',
    submitAction: 'Submit',
    note: 'Note for reviewers, optional',
    blocked: 'This version needs an approval before it can be published.',
    newer: 'You have changed it since: reviewers see your last saved version.',
    approved: 'Approved by {{name}} on {{time}}. It can be published.',
    voided: '{{name}} approved an earlier version. The changes since then need another approval.',
    review: 'Review it',
    overrule: 'Publish without approval…',
    overruleTitle: 'Publish without approval',
    overruleText: 'This area requires an approval. Your reason is logged and shown in the history.',
    reason: 'Reason',
  },
  history: 'without approval, by {{name}}: {{reason}}',
};
