import { history } from 'umi';
import { isServerPath } from 'contract/core/paths';

/** Goes on from the login page to a path of this site, in its place. What the server answers by itself is loaded by the browser. */
export function goOnTo(path: string): void {
  if (isServerPath(path)) window.location.replace(path);
  else history.replace(path);
}
