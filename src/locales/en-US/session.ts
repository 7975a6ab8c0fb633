export const session = {
  title: 'Sign in',
  welcome: 'Come in.',
  text: 'Services, notices, benefits and tools of your company, behind one door.',
  button: 'Sign in with your company account',
  hint: 'You sign in at your company’s own sign-in page. Portico never sees your password.',
  progress: 'Signing you in …',
  failed: {
    title: 'That did not work',
    failed: 'Start again with the button below. If it keeps failing, tell your IT department what it says here.',
    denied: 'The sign-in was cancelled, or your account may not use Portico. Start again, or ask your IT department for access.',
    unloaded: 'A part of the sign-in did not load. Check your connection, then reload the page.',
    unavailable: 'Your company’s sign-in page cannot be reached just now. Try again in a moment.',
  },
};
