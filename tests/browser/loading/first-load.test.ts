import { expect, test } from '../portal';

for (const path of ['/', '/service', '/notice', '/search', '/login'])
  test(`every script in the HTML of ${path} has the hint to compile its functions while loading`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
    // The libraries, the page, and the program with its texts.
    expect(scripts).toHaveLength(3);
    for (const src of scripts) expect(await (await request.get(src)).text(), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

for (const path of ['/', '/account/favourites', '/login'])
  test(`the browser applies every style sheet of ${path} from its first rule on`, async ({ page }) => {
    await page.goto(path);
    const sheets = await page.evaluate(async () => {
      const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return Promise.all(
        linked.map(async ({ href, sheet }) => ({
          href,
          first: (sheet?.cssRules[0] as CSSStyleRule | undefined)?.selectorText,
          text: await (await fetch(href)).text(),
        })),
      );
    });
    expect(sheets.length).toBeGreaterThan(0);
    for (const { href, first = 'no rule', text } of sheets)
      expect(text.startsWith(first.split(/[ ,>+~]/)[0] ?? ''), href).toBe(true);
  });
