import { SAMPLE_ROUTES } from '../../scripts/sample-routes';
import { useWindowsFonts } from '../../scripts/windows-fonts';
import { expect, test } from '../browser/portal';
import { open } from '../browser/support/layout';
import { MOMENT, sessionOf } from './moment';

const SCREENS = [
  ...['home', 'service', 'service-detail', 'notice', 'notice-detail', 'welfare', 'welfare-detail', 'welfare-news-detail'],
  ...[
    'personnel',
    'personnel-detail',
    'information',
    'information-document',
    'tool',
    'search',
    'manage-work',
    'manage-item',
    'login',
  ],
];
const ROUTES = SAMPLE_ROUTES.filter(({ name }) => SCREENS.includes(name));
const LOOKS = [
  { locale: 'en-US', theme: 'light', viewport: { width: 1440, height: 1000 } },
  { locale: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
];

for (const { locale, theme, viewport } of LOOKS)
  test.describe(`${locale}, ${theme}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    for (const by of new Set(ROUTES.map((route) => route.by)))
      test.describe(by ?? 'nobody', () => {
        test.use({ storageState: by === null ? undefined : sessionOf(by) });

        for (const { name, path } of ROUTES.filter((route) => route.by === by))
          test(`${name} looks as it did`, async ({ context, page }) => {
            await useWindowsFonts(context);
            await context.clock.setFixedTime(MOMENT);
            // A page that is opened counts a view, which other screens show.
            await context.route('**/updateViews', (route) => route.fulfill({ json: { views: 0 } }));
            await context.addInitScript(
              ([language, shade]) => {
                document.cookie = `locale=${language}; path=/`;
                localStorage.setItem('portico.theme', shade);
              },
              [locale, theme] as const,
            );
            await open(page, path);
            await page.evaluate(() => document.fonts.ready);
            await expect(page).toHaveScreenshot(`${name}-${viewport.width}-${theme}-${locale}.png`);
          });
      });
  });
