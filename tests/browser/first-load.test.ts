import { expect, test } from './portal';

for (const path of ['/', '/service', '/notice', '/search', '/login'])
  test(`every script that the HTML of ${path} names asks to be compiled while it loads`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
    // The program in two, its texts, the layout and the page.
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    for (const src of scripts) expect(await (await request.get(src)).text(), src).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
