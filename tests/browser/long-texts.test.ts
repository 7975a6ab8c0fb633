import { SAMPLE_ROUTES } from '../../scripts/sample-routes';
import { open, widerThanWindow } from './layout';
import { answerWithLongTexts } from './long-texts';
import { test, expect } from './portal';

const WIDTHS = [820, 390, 320];
const HEIGHT = 844;
const VIEWERS = [...new Set(SAMPLE_ROUTES.map(({ by }) => by))].filter((by) => by !== null);

// A record of so many pages costs more than looking at them.
test.use({ trace: 'off' });

for (const locale of ['en-US', 'zh-CN'])
  for (const viewer of VIEWERS)
    test.describe(() => {
      test.use({ locale });

      test(`${viewer} scrolls no page sideways, however long its names and texts are (${locale})`, async ({ page, signInAs }) => {
        await page.setViewportSize({ width: 390, height: HEIGHT });
        await signInAs(viewer);
        await answerWithLongTexts(page);
        const tooWide: Record<string, string[]> = {};
        for (const { path } of SAMPLE_ROUTES.filter(({ by }) => by === viewer)) {
          await open(page, path);
          for (const width of WIDTHS) {
            const outside = await widerThanWindow(page, { width, height: HEIGHT });
            if (outside.length) tooWide[`${path} at ${width} px`] = outside;
          }
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        expect(tooWide).toEqual({});
      });
    });
