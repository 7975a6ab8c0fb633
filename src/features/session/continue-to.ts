import { history } from 'umi';
import { isServerPath } from 'contract/core/paths';

/** Replaces the login page with a path of this site: with the router, or with a page load if the server answers the path itself. */
export function continueTo(path: string): void {
  if (isServerPath(path)) window.location.replace(path);
  else history.replace(path);
}
