import { createElement, type ComponentType } from 'react';
import { ITEM_PATHS } from 'contract/core/areas';
import { itemAt } from 'contract/core/paths';
import HomePage from '@/pages/index';
import NoticeCentrePage from '@/pages/notice/index';
import NoticePage from '@/pages/notice/$id';
import NoticeSearchPage from '@/pages/notice/search';
import PersonnelPage from '@/pages/personnel/index';
import PersonnelDocumentPage from '@/pages/personnel/$id';
import ServiceHallPage from '@/pages/service/index';
import ServicePage from '@/pages/service/$id';
import WelfarePage from '@/pages/welfare/index';
import BenefitPage from '@/pages/welfare/$id';
import NewsListPage from '@/pages/welfare/news/index';
import NewsPage from '@/pages/welfare/news/$id';
import WelfareSearchPage from '@/pages/welfare/search';
import { PLANNED_PATHS } from '@/preload/plan';

/**
 * Pages that the server sends with their content on a first load. Pages whose parts load on demand are not among them, because parts
 * do not load while a page is rendered.
 */
const PAGES: Record<string, ComponentType> = {
  '/': HomePage,
  '/service': ServiceHallPage,
  '/service/:id': ServicePage,
  '/notice': NoticeCentrePage,
  '/notice/search': NoticeSearchPage,
  '/notice/:id': NoticePage,
  '/welfare': WelfarePage,
  '/welfare/search': WelfareSearchPage,
  '/welfare/news': NewsListPage,
  '/welfare/news/:id': NewsPage,
  '/welfare/:id': BenefitPage,
  '/personnel': PersonnelPage,
  '/personnel/:id': PersonnelDocumentPage,
};

export const ROUTES = Object.entries(PAGES).map(([path, page]) => ({ path, element: createElement(page) }));

/** Returns whether the page at a path is rendered here. Other paths that the router accepts, such as `/service/`, have no first calls. */
export function isRenderedPage(pathname: string): boolean {
  if (PLANNED_PATHS.includes(pathname)) return Object.hasOwn(PAGES, pathname);
  const item = itemAt(pathname);
  return item !== null && Object.hasOwn(PAGES, ITEM_PATHS[item.area]);
}
