import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../contract/core/locale';
import { putMouseAway, withKeyboard, withMouse, type Hands } from './support/hands';
import { expect, test } from './support/own-portal';
import { asOfToday, daysFromToday } from './support/sample-of-today';

interface Words {
  signIn: string;
  areas: string;
  toDo: string;
  waiting: RegExp;
  notice: string;
  confirm: string;
  confirmed: (date: string) => string;
  personnel: string;
  topic: string;
  rules: string;
  section: string;
  welfare: string;
  closing: string;
  benefit: string;
  deadline: string;
  daysLeft: (days: number) => string;
  until: (date: string) => string;
  addToCalendar: string;
  event: string;
  tools: string;
  tool: string;
  wanted: string;
  service: string;
  share: string;
  copyLink: string;
  copied: string;
}

const WORDS: Record<Locale, Words> = {
  'en-US': {
    signIn: 'Sign in with your company account',
    areas: 'Areas',
    toDo: 'To do',
    waiting: /(\d+) to confirm$/,
    notice: 'Warning: forged supplier mails ask for new bank details',
    confirm: 'I have read this',
    confirmed: (date) => `You confirmed this on ${date}`,
    personnel: 'Personnel',
    topic: 'Leave and time',
    rules: 'Working time and working from home',
    section: 'Overtime',
    welfare: 'Welfare',
    closing: 'Closing soon',
    benefit: 'Health plan',
    deadline: 'Deadline',
    daysLeft: (days) => `${days} days left`,
    until: (date) => `until ${date}`,
    addToCalendar: 'Add to calendar',
    event: 'Deadline: Health plan',
    tools: 'Tools',
    tool: 'Expense Desk',
    wanted: 'annual',
    service: 'Request annual leave',
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied to the clipboard.',
  },
  'zh-CN': {
    signIn: '使用公司账号登录',
    areas: '栏目',
    toDo: '待办',
    waiting: /(\d+) 条待确认$/,
    notice: '【警示】有人冒充供应商发邮件要求变更收款账户',
    confirm: '我已阅读',
    confirmed: (date) => `您已于 ${date}`,
    personnel: '人事服务',
    topic: '工时与休假',
    rules: '工时与居家办公',
    section: '加班',
    welfare: '员工福利',
    closing: '即将截止',
    benefit: '补充医疗保障',
    deadline: '申领期限',
    daysLeft: (days) => `还剩 ${days} 天`,
    until: (date) => `截至 ${date}`,
    addToCalendar: '添加到日历',
    event: '截止：补充医疗保障',
    tools: '工具',
    tool: '报销平台',
    wanted: '年假',
    service: '年假申请',
    share: '分享',
    copyLink: '复制链接',
    copied: '链接已复制到剪贴板。',
  },
};

/** Closing day of the health plan in the sample content. */
const CLOSING_DAY = '2026-11-30';
const TOOL_URL = 'https://expense.northgate.example.com/';

interface Employee {
  page: Page;
  hands: Hands;
  words: Words;
  locale: Locale;
}

const inWords = (locale: Locale, date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(date);

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function goTo({ page, hands, words }: Employee, area: string): Promise<void> {
  await hands.press(page.getByRole('navigation', { name: words.areas }).getByRole('link', { name: area, exact: true }));
  await expect(title(page)).toHaveText(area);
}

async function signIn({ page, hands, words }: Employee): Promise<void> {
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: words.signIn }));
  await hands.press(page.getByRole('button', { name: /Mei Lin/ }));
  await expect(title(page)).toContainText('Mei');
}

async function confirmUrgentNotice({ page, hands, words, locale }: Employee): Promise<void> {
  const bell = page.getByRole('banner').getByRole('button', { name: words.waiting });
  const waiting = async (): Promise<number> => Number(words.waiting.exec((await bell.getAttribute('aria-label')) ?? '')?.[1]);
  const before = await waiting();
  await hands.press(page.getByRole('region', { name: words.toDo }).getByRole('link', { name: words.notice }));
  await expect(title(page)).toHaveText(words.notice);
  const confirm = page.getByRole('button', { name: words.confirm });
  await hands.press(confirm);
  const confirmed = page.getByText(words.confirmed(inWords(locale, new Date())));
  await expect(confirmed).toBeFocused();
  await expect.poll(waiting).toBe(before - 1);

  await page.reload();
  await expect(confirmed).toBeVisible();
  await expect(confirm).toHaveCount(0);
  expect(await waiting()).toBe(before - 1);
}

async function findLeaveRules(employee: Employee): Promise<void> {
  const { page, hands, words } = employee;
  await goTo(employee, words.personnel);
  await hands.press(page.getByRole('region', { name: words.topic }).getByRole('link', { name: words.rules }));
  await expect(title(page)).toHaveText(words.rules);
  await hands.press(page.getByRole('article').getByRole('navigation').getByRole('link', { name: words.section }));
  const section = page.getByRole('heading', { level: 2, name: words.section });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  const anchor = await section.getAttribute('id');
  expect(anchor).toBeTruthy();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${anchor}`);
}

async function checkDeadline(employee: Employee): Promise<void> {
  const { page, hands, words, locale } = employee;
  const day = asOfToday(CLOSING_DAY);
  await goTo(employee, words.welfare);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: words.closing });
  await hands.press(card.getByRole('link', { name: words.benefit }));
  await expect(title(page)).toHaveText(words.benefit);
  const deadline = page.getByRole('region', { name: words.deadline });
  await expect(deadline).toContainText(words.daysLeft(daysFromToday(CLOSING_DAY)));
  await expect(deadline).toContainText(words.until(inWords(locale, new Date(day), 'UTC')));

  const download = page.waitForEvent('download');
  await hands.press(deadline.getByRole('link', { name: words.addToCalendar }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain(`\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  expect(calendar).toContain(`\r\nSUMMARY:${words.event}\r\n`);
}

async function openTool(employee: Employee): Promise<void> {
  const { page, hands, words } = employee;
  await page
    .context()
    .route(`${TOOL_URL}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Expenses</title>' }));
  await goTo(employee, words.tools);
  const opened = page.context().waitForEvent('page');
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words.tool }) });
  await hands.press(tile.getByRole('heading').getByRole('link'));
  const tab = await opened;
  await expect(tab).toHaveTitle('Expenses');
  expect(tab.url()).toBe(TOOL_URL);
  await tab.close();
  await expect(title(page)).toHaveText(words.tools);
}

async function shareService({ page, hands, words }: Employee): Promise<void> {
  await hands.search(words.wanted, page.getByRole('option', { name: words.service }));
  await expect(title(page)).toHaveText(words.service);
  await hands.press(page.getByRole('button', { name: words.share, exact: true }));
  const dialog = page.getByRole('dialog');
  const counted = page.waitForResponse((response) => response.url().includes('updateShareCount'));
  await hands.press(dialog.getByRole('button', { name: words.copyLink }));
  await expect(dialog.getByRole('status')).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await (await counted).json()).toEqual({ shareCount: 1 });
}

async function spendDay(employee: Employee): Promise<void> {
  await test.step('signs in', () => signIn(employee));
  await test.step('reads an urgent notice and confirms it', () => confirmUrgentNotice(employee));
  await test.step('finds the rules for working time and leave', () => findLeaveRules(employee));
  await test.step('checks when a benefit closes', () => checkDeadline(employee));
  await test.step('opens a tool', () => openTool(employee));
  await test.step('shares a service', () => shareService(employee));
}

for (const [locale, language] of [
  ['en-US', 'English'],
  ['zh-CN', 'Chinese'],
] as const)
  test.describe(`an employee's day in ${language}`, () => {
    test.use({ locale });

    test('works with the mouse', async ({ page }) => {
      await spendDay({ page, hands: withMouse(page), words: WORDS[locale], locale });
    });

    test('works with the keyboard alone', async ({ page }) => {
      await putMouseAway(page);
      await spendDay({ page, hands: withKeyboard(page), words: WORDS[locale], locale });
    });
  });
