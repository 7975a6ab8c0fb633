/** Demo people who open the pages. */
const EMPLOYEE = 'Mei Lin';
const ADMIN = 'Sofia Rossi';

export interface SampleRoute {
  name: string;
  path: string;
  /** Name of the demo person who is signed in; null if nobody is. */
  by: string | null;
}

const route = (name: string, path: string, by: string | null = EMPLOYEE): SampleRoute => ({ name, path, by });

/** All routes of the portal, with addresses for which the sample content has data. Screenshots, measurements and checks use them. */
export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  route('home', '/'),
  route('service', '/service'),
  route('service-found', '/service?query=leave'),
  route('service-detail', '/service/annual-leave'),
  route('service-preview', '/service/preview/sabbatical', ADMIN),
  route('notice', '/notice'),
  route('notice-search', '/notice/search?query=december'),
  route('notice-detail', '/notice/invoice-phishing'),
  route('notice-preview', '/notice/preview/canteen-rebuild', ADMIN),
  route('welfare', '/welfare'),
  route('welfare-search', '/welfare/search?query=health'),
  route('welfare-detail', '/welfare/holiday-camp'),
  route('welfare-preview', '/welfare/preview/bicycle-lease', ADMIN),
  route('welfare-news', '/welfare/news'),
  route('welfare-news-detail', '/welfare/news/holiday-camp-2027'),
  route('welfare-news-preview', '/welfare/preview/news/spring-run-2027', ADMIN),
  route('personnel', '/personnel'),
  route('personnel-found', '/personnel?query=leave'),
  route('personnel-detail', '/personnel/probation'),
  route('personnel-preview', '/personnel/preview/working-abroad', ADMIN),
  route('information', '/information'),
  route('information-section', '/information?section=about-northgate'),
  route('information-document', '/information?doc=offices'),
  route('tool', '/tool'),
  route('tool-guide', '/tool?tool=expense-desk'),
  route('search', '/search?query=leave'),
  route('search-area', '/search?query=leave&area=notice'),
  route('favourites', '/account/favourites'),
  route('sessions', '/account/sessions'),
  route('manage-work', '/manage', ADMIN),
  route('manage-content', '/manage/content', ADMIN),
  route('manage-content-found', '/manage/content?area=notice&draft=any', ADMIN),
  route('manage-content-check', '/manage/content?check=stale&sort=check', ADMIN),
  route('manage-owners', '/manage/content/owners', ADMIN),
  route('manage-item', '/manage/content/notice/invoice-phishing', ADMIN),
  route('manage-new', '/manage/content/notice/new', ADMIN),
  route('manage-history', '/manage/content/service/annual-leave/history', ADMIN),
  route('manage-home', '/manage/home', ADMIN),
  route('manage-directory', '/manage/directory', ADMIN),
  route('manage-structure', '/manage/structure', ADMIN),
  route('manage-departments', '/manage/structure?departments=1', ADMIN),
  route('manage-search', '/manage/search', ADMIN),
  route('manage-search-ratings', '/manage/search?tab=ratings', ADMIN),
  route('manage-search-pins', '/manage/search?tab=pins', ADMIN),
  route('manage-search-synonyms', '/manage/search?tab=synonyms', ADMIN),
  route('manage-search-words', '/manage/search?tab=words', ADMIN),
  route('manage-reviews', '/manage/reviews', ADMIN),
  route('manage-reviews-settings', '/manage/reviews?part=settings', ADMIN),
  route('manage-review', '/manage/reviews/notice/canteen-rebuild', ADMIN),
  route('manage-releases', '/manage/releases', ADMIN),
  route('manage-transfer', '/manage/transfer', ADMIN),
  route('manage-people', '/manage/people', ADMIN),
  route('manage-insights', '/manage/insights', ADMIN),
  route('manage-insights-item', '/manage/insights/notice/security-training-2026', ADMIN),
  route('manage-audit', '/manage/audit', ADMIN),
  route('manage-see-as', '/manage/see-as', ADMIN),
  route('login', '/login', null),
];

/** Pages that show an empty result, a missing item or an error. */
export const SAMPLE_STATES: readonly SampleRoute[] = [
  route('service-empty', '/service?query=leave&handling=in_person&favourite=1'),
  route('notice-empty', '/notice?query=&unread=1&priority=urgent&favourite=1'),
  route('service-missing', '/service/no-such-service'),
  route('notice-missing', '/notice/no-such-notice'),
  route('welfare-missing', '/welfare/no-such-benefit'),
  route('personnel-missing', '/personnel/no-such-page'),
  route('information-missing', '/information?doc=no-such-document'),
  route('search-nothing', '/search?query=aquarium'),
  route('manage-content-empty', '/manage/content?query=aquarium&state=draft', ADMIN),
  route('manage-review-missing', '/manage/reviews/notice/no-such-notice', ADMIN),
  route('manage-refused', '/manage'),
  route('manage-search-refused', '/manage/search'),
  route('manage-audit-empty', '/manage/audit?action=key.retire&to=2020-01-01', ADMIN),
  route('not-found', '/no/such/page'),
  route('login-failed', '/login?error=denied', null),
  route('login-refused', '/login?ucToken=garbage&backUrl=/service'),
];
