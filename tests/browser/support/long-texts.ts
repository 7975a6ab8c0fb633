import type { Page } from '@playwright/test';

/** Real words: one of the longest in German, and a name without a place to break it. */
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const LONG_NAME = `${LONG_WORD} ${'Wirtschaftsprüfungsangelegenheiten'.repeat(3)}`;
const LONG_CHINESE_NAME = '关于进一步规范和加强各分支机构员工差旅报销管理工作的补充通知'.repeat(3);
const LONG_PARAGRAPH =
  `<h2 id="long">${LONG_NAME}</h2><p>${LONG_NAME} <a href="/service">${LONG_NAME}</a> <code>${LONG_NAME}</code></p>` +
  `<ul><li>${LONG_NAME}</li></ul><blockquote><p>${LONG_NAME}</p></blockquote><pre><code>${LONG_NAME}</code></pre>` +
  `<div class="table-frame" tabindex="0"><table><tr><th>${LONG_NAME}</th><td>${LONG_NAME}</td></tr></table></div>`;

/** Returns true for text that people write; false for ids, dates, addresses and constants of the contract. */
const isText = (value: string): boolean =>
  !/^(https?:|\/|\d[\d.:TZ+-]*$)/.test(value) && /^\p{Lu}|\p{Script=Han}|\S \S|@/u.test(value);

function lengthenText(value: string): string {
  if (/^<\w/.test(value)) return value + LONG_PARAGRAPH;
  if (!isText(value)) return value;
  // Prefixes and suffixes keep a <mark> inside the text intact.
  if (/\p{Script=Han}/u.test(value)) return `${LONG_CHINESE_NAME}${value}${LONG_WORD}`;
  return value.includes('@') && !value.includes(' ') ? `${LONG_WORD}.${value}` : `${LONG_NAME} ${value}`;
}

function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return lengthenText(value);
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthen(each)]));
  return value;
}

interface WithDocument {
  document: { texts: Record<string, { title: string; summary: string; markdown: string }> };
}

/** Lengthens the texts of a document. Its other parts are sent back to be rendered, and the server would refuse them when they are too long. */
function lengthenDocument(answer: WithDocument): WithDocument {
  const texts = Object.entries(answer.document.texts).map(([locale, { title, summary, markdown, ...rest }]) => [
    locale,
    { ...rest, title: lengthenText(title), summary: lengthenText(summary), markdown: `${markdown}\n\n${LONG_NAME}\n` },
  ]);
  return { ...answer, document: { ...answer.document, texts: Object.fromEntries(texts) as WithDocument['document']['texts'] } };
}

/** Makes every later response of the API contain very long names, titles and texts. */
export async function answerWithLongTexts(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json') ?? false;
    const isDocument = /\/api\/manage\/(draft|revision)\/info/.test(route.request().url());
    if (isJson) {
      const answer: unknown = await response.json();
      await route.fulfill({ response, json: isDocument ? lengthenDocument(answer as WithDocument) : lengthen(answer) });
    } else await route.fulfill({ response });
  });
}
