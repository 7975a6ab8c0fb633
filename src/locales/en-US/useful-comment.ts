/** Texts of the comment that follows an answer to “Was this useful?”. */
export const usefulComment = {
  whatHelped: 'What helped you? (optional)',
  whatMissing: 'What is missing or wrong? (optional)',
  send: 'Send comment',
  tooLong_one: '{{formatted}} character too many. Shorten the comment to send it.',
  tooLong_other: '{{formatted}} characters too many. Shorten the comment to send it.',
};
