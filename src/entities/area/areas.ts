import type { Call } from 'contract/api';
import type { Area } from 'contract/core/areas';
import type { IconName } from '@/ui/primitives/Icon';

interface AreaFacts {
  icon: IconName;
  /** Date that search results show: the day of publication for news, the last update for everything that is kept up to date. */
  foundDate?: 'published' | 'updated';
  /** Call that returns the area's classifications. */
  classifications: Extract<Call, `POST /api/${string}/classification/list`>;
  /** Call that returns an item's page. */
  info: Extract<Call, `GET /api/${string}/info`>;
  /** Name of the area's entry in the navigation; null for an area that is part of another one's page. */
  section: 'service' | 'notice' | 'welfare' | 'personnel' | 'information' | 'tool' | null;
}

/** Facts of each area, in navigation order, used by the navigation, the search tabs and the preload plan. */
export const AREA_FACTS: Record<Area, AreaFacts> = {
  service: {
    icon: 'services',
    foundDate: 'updated',
    classifications: 'POST /api/servicehall/classification/list',
    info: 'GET /api/servicehall/form/info',
    section: 'service',
  },
  notice: {
    icon: 'notice',
    foundDate: 'published',
    classifications: 'POST /api/notice/classification/list',
    info: 'GET /api/notice/info',
    section: 'notice',
  },
  benefit: {
    icon: 'welfare',
    foundDate: 'updated',
    classifications: 'POST /api/welfare/benefit/classification/list',
    info: 'GET /api/welfare/benefit/info',
    section: 'welfare',
  },
  news: {
    icon: 'news',
    foundDate: 'published',
    classifications: 'POST /api/welfare/news/classification/list',
    info: 'GET /api/welfare/news/info',
    section: null,
  },
  personnel: {
    icon: 'personnel',
    foundDate: 'updated',
    classifications: 'POST /api/personnel/classification/list',
    info: 'GET /api/personnel/info',
    section: 'personnel',
  },
  information: {
    icon: 'information',
    foundDate: 'updated',
    classifications: 'POST /api/information/classification/list',
    info: 'GET /api/information/info',
    section: 'information',
  },
  tool: {
    icon: 'tool',
    classifications: 'POST /api/tool/classification/list',
    info: 'GET /api/tool/info',
    section: 'tool',
  },
};
