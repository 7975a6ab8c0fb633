import { history } from 'umi';
import { isServerPath } from 'contract/core/paths';

/** Replaces the login page with a path of this site: by the router, or by the browser if the server answers the path itself. */
export function goOnTo(path: string): void {
  if (isServerPath(path)) window.location.replace(path);
  else history.replace(path);
}
