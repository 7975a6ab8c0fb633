import { SAMPLE_ROUTES } from '../../scripts/sample-routes';
import { open, widerThanWindow } from './support/layout';
import { answerWithLongTexts } from './support/long-texts';
import { test, expect } from './portal';

const WIDTHS = [820, 390, 320];
const HEIGHT = 844;
const VIEWERS = [...new Set(SAMPLE_ROUTES.map(({ by }) => by))].filter((by) => by !== null);

// Recording a trace of this many pages costs more time than checking them.
test.use({ trace: 'off' });

for (const locale of ['en-US', 'zh-CN'])
  for (const viewer of VIEWERS)
    test.describe(() => {
      test.use({ locale });

      test(`no page of ${viewer} scrolls sideways with very long names and texts (${locale})`, async ({ page, signInAs }) => {
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
