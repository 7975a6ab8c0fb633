import { createElement, type ComponentType } from 'react';
import type { RenderedPath } from 'contract/core/page-rendering';
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

/** Component of each page. Those that the server renders must have no style attribute, and no part that loads on demand. */
const PAGES: Record<RenderedPath, ComponentType> = {
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
