/** Texts of the dialog that shares a page, and of other fields that copy a link. */
export const shareDialog = {
  title: 'Share this page',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copiedStatus: 'Link copied to the clipboard.',
  copyFailed: 'Your browser did not allow copying. Select the link and copy it.',
  scan: 'Scan the code with your phone to open the page there.',
  noCode: 'The QR code could not be loaded. Use the link instead.',
  mail: 'Send by e-mail',
};
