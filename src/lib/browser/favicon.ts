const READ = '/logo.svg';
const UNREAD = '/logo-unread.svg';

/** Shows a dot on the icon of the tab while something is unread. */
export function showUnread(isUnread: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const href = isUnread ? UNREAD : READ;
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
}
