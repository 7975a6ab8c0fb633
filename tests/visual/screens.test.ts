import { SAMPLE_ROUTES } from '../../scripts/sample-routes';
import { useWindowsFonts } from '../../scripts/windows-fonts';
import { expect, test } from '../browser/portal';
import { MOMENT } from './moment';

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
const LOOKS = [
  { locale: 'en-US', theme: 'light', viewport: { width: 1440, height: 1000 } },
  { locale: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
];

for (const { locale, theme, viewport } of LOOKS)
  test.describe(`${locale}, ${theme}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    for (const { name, path, by } of SAMPLE_ROUTES.filter((route) => SCREENS.includes(route.name)))
      test(`${name} looks as it did`, async ({ context, page, signInAs }) => {
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
        if (by) await signInAs(by, path);
        else await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${viewport.width}-${theme}-${locale}.png`);
      });
  });
