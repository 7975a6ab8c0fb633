import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'umi';

/** Makes article links to pages of this site navigate without reloading. All other links are left to the browser. */
export function useInternalLinks(article: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = article.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || isLeftToBrowser(event, link) || !isPage(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [article, navigate]);
}

/** Returns whether the browser should handle the click: for a new tab, a new window or a download. */
const isLeftToBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target === '_blank' ||
  link.hasAttribute('download');

/** Returns whether the link leads to a page of this site. Addresses of the API are on this site too, but return files and data. */
const isPage = (link: HTMLAnchorElement): boolean => link.origin === window.location.origin && !link.pathname.startsWith('/api/');
