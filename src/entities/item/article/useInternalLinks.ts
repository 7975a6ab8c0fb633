import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'umi';

/** Links of the article to pages of this site change the page without loading it anew; every other link is the browser's. */
export function useInternalLinks(article: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = article.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || isBrowsers(event, link) || !isPage(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [article, navigate]);
}

/** A person who asks for a new tab, a new window or a download gets it from the browser. */
const isBrowsers = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target === '_blank' ||
  link.hasAttribute('download');

/** The API's addresses are on this site too, but are files and answers, not pages. */
const isPage = (link: HTMLAnchorElement): boolean => link.origin === window.location.origin && !link.pathname.startsWith('/api/');
