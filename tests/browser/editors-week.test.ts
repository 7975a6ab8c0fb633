import type { Locator, Page } from '@playwright/test';
import { LOCALE_COOKIE, type Locale } from '../../contract/core/locale';
import { areaNames as areasZh } from '../../src/locales/zh-CN/areas';
import { item as itemEn } from '../../src/locales/en-US/item';
import { bulkCare as bulkEn } from '../../src/locales/en-US/studio/bulk-care';
import { contentCare as careEn } from '../../src/locales/en-US/studio/content-care';
import { draftSaving as savingEn } from '../../src/locales/en-US/studio/draft-saving';
import { insights as insightsEn } from '../../src/locales/en-US/studio/insights';
import { itemEditor as editorEn } from '../../src/locales/en-US/studio/item/item-editor';
import { myWork as myWorkEn } from '../../src/locales/en-US/studio/my-work';
import { reviews as reviewsEn } from '../../src/locales/en-US/studio/reviews';
import { studio as studioEn } from '../../src/locales/en-US/studio/studio';
import { draftSaving as savingZh } from '../../src/locales/zh-CN/studio/draft-saving';
import { preview as previewZh } from '../../src/locales/zh-CN/preview';
import { itemEditor as editorZh } from '../../src/locales/zh-CN/studio/item/item-editor';
import { releases as releasesZh } from '../../src/locales/zh-CN/studio/releases';
import { reviewing as reviewingZh } from '../../src/locales/zh-CN/studio/reviewing';
import { reviews as reviewsZh } from '../../src/locales/zh-CN/studio/reviews';
import { studio as studioZh } from '../../src/locales/zh-CN/studio/studio';
import { expect, test } from './support/own-portal';
import { expectAccessible } from './portal';

/** Texts of the studio in the language of each of the two people. */
const EN = {
  item: itemEn,
  care: careEn,
  bulk: bulkEn,
  saving: savingEn,
  insights: insightsEn,
  editor: editorEn,
  myWork: myWorkEn,
  reviews: reviewsEn,
  studio: studioEn,
};
const ZH = {
  saving: savingZh,
  editor: editorZh,
  preview: previewZh,
  releases: releasesZh,
  reviews: reviewsZh,
  reviewing: reviewingZh,
  studio: studioZh,
};

const SERVICE = { id: 'bicycle-loan', title: 'Bicycle loan', path: '/service/bicycle-loan' };
const NOTICE = { id: 'bicycles-for-everyone', title: 'Bicycles for everyone', path: '/notice/bicycles-for-everyone' };

/** Returns the text up to its first placeholder, to find a sentence whose values differ. */
const beginning = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? ''}`);

async function readIn(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: new URL(page.url()).origin }]);
  await page.reload();
}

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

test('a week of an editor and an administrator: write, review, release, correct, look at insights, check again', async ({
  page: daniel,
  openAs,
  signInAs,
  baseURL,
  expectConsoleError,
}) => {
  test.setTimeout(300_000);
  // Readers open pages that they cannot see yet or can no longer see.
  expectConsoleError(/404 \(Not Found\)|error request/);
  const url = baseURL ?? '';
  await signInAs('Daniel Okafor', '/manage');
  const sofia = await openAs('Sofia Rossi', '/manage/reviews?part=settings');
  await readIn(sofia, 'zh-CN');
  const mei = await openAs('Mei Lin');

  const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const start = async (
    page: Page,
    { studio, editor }: Pick<typeof EN | typeof ZH, 'studio' | 'editor'>,
    /** Null for somebody who edits one area. */
    area: string | null,
    { id, title }: typeof SERVICE,
  ) => {
    await button(page, studio.new.open).click();
    const dialog = page.getByRole('dialog', { name: studio.new.title });
    if (area) await dialog.getByRole('radio', { name: area, exact: true }).locator('xpath=ancestor::label').click();
    await button(dialog, studio.new.write).click();
    await page.getByRole('textbox', { name: editor.text.title }).fill(title);
    await button(page, editor.new.changeId).click();
    await page.getByRole('textbox', { name: editor.new.id }).fill(id);
    await button(page, editor.new.start).click();
  };
  const body = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const submit = async (note: string) => {
    await button(daniel, EN.reviews.editor.submit).click();
    const dialog = daniel.getByRole('dialog', { name: EN.reviews.editor.submit });
    await dialog.getByLabel(EN.reviews.editor.note).fill(note);
    await button(dialog, EN.reviews.editor.submitAction).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('on Monday the administrator requires a second pair of eyes in the service hall', async () => {
    const group = sofia.getByRole('group', { name: ZH.reviewing.settings.ofArea.replace('{{area}}', areasZh.service) });
    await group.getByRole('radio', { name: ZH.reviewing.settings.mode.required }).check({ force: true });
    await button(sofia, ZH.reviewing.settings.save).click();
    await expect(sofia.getByText(ZH.reviewing.settings.saved)).toBeVisible();
  });

  await test.step('the editor writes a service, cannot publish it alone, and submits it', async () => {
    await start(daniel, EN, null, SERVICE);
    await daniel.getByLabel(EN.editor.text.summary).fill('Borrow a bicycle for a day.');
    await body(daniel, EN.editor.text.body).click();
    await daniel.keyboard.type('Bicycles stand in the yard.');
    await daniel.getByRole('combobox', { name: EN.editor.where.classification }).selectOption({ index: 1 });
    await expect(daniel.getByText(beginning(EN.saving.status.saved))).toBeVisible();
    await expect(button(daniel, EN.editor.bar.publish)).toHaveAttribute('aria-disabled', 'true');
    await submit('Is the place right?');
  });

  await test.step('the administrator finds it in My work and returns it', async () => {
    await sofia.goto(`${url}/manage`);
    await sofia.getByRole('link', { name: ZH.reviews.work_other.replace('{{formatted}}', '1') }).click();
    await expect(sofia).toHaveURL(/\/manage\/reviews$/);
    await sofia.getByRole('link', { name: SERVICE.title }).click();
    await expect(sofia.getByText('Is the place right?')).toBeVisible();
    // Remarks can be made once the existing ones are loaded.
    await expect(button(sofia, ZH.preview.remarkOnPage)).toBeEnabled();
    await expectAccessible(sofia, 'the review of a draft');
    await button(sofia, ZH.reviewing.giveBack).click();
    const dialog = sofia.getByRole('dialog', { name: ZH.editor.return.title });
    await dialog.getByLabel(ZH.editor.return.note).fill('Say how long one may keep it.');
    await button(dialog, ZH.editor.return.action).click();
    await expect(sofia).toHaveURL(/\/manage\/reviews$/);
  });

  await test.step('the editor reads why, corrects the draft and submits it again; it is approved', async () => {
    await daniel.goto(`${url}/manage`);
    await daniel.getByRole('region', { name: EN.myWork.due.title }).getByRole('link', { name: SERVICE.title }).click();
    await expect(daniel.getByText(/Say how long one may keep it\./)).toBeVisible();
    await body(daniel, EN.editor.text.body).press('ControlOrMeta+End');
    await daniel.keyboard.type(' Bring it back by six.');
    await expect(daniel.getByText(beginning(EN.saving.status.saved))).toBeVisible();
    await submit('Now with the hour.');
    await sofia.goto(`${url}/manage/reviews/service/${SERVICE.id}`);
    await expect(sofia.getByText('Bring it back by six.')).toBeVisible();
    await button(sofia, ZH.reviewing.approve).click();
    await expect(sofia.getByText(ZH.reviewing.done.approved)).toBeVisible();
  });

  await test.step('the administrator writes the notice to it, and both go live with one release', async () => {
    await sofia.goto(`${url}/manage`);
    await start(sofia, ZH, areasZh.notice, NOTICE);
    await body(sofia, ZH.editor.text.body).click();
    await sofia.keyboard.type('Twelve bicycles wait in the yard.');
    await expect(sofia.getByText(beginning(ZH.saving.status.saved))).toBeVisible();
    await button(sofia, ZH.editor.bar.publish).click();
    const dialog = sofia.getByRole('dialog', { name: ZH.editor.publish.title });
    await dialog.getByRole('radio', { name: ZH.editor.publish.release }).check({ force: true });
    await dialog.getByLabel(ZH.releases.choose.name).fill('Bicycles');
    await button(dialog, ZH.editor.publish.add).click();
    await sofia.getByRole('link', { name: ZH.editor.notice.toRelease }).click();
    await sofia.getByRole('combobox', { name: ZH.releases.add.label }).fill('Bicycle loan');
    await sofia.getByRole('option', { name: new RegExp(SERVICE.title) }).click();
    await expect(sofia.getByRole('main').getByRole('link', { name: SERVICE.title })).toBeVisible();
    await expect(sofia.getByText(ZH.releases.live.allReady)).toBeVisible();
    await expectAccessible(sofia, 'a release');
    await mei.goto(url + SERVICE.path);
    await expect(mei.getByRole('heading', { level: 1, name: SERVICE.title })).toBeHidden();
    await button(sofia, ZH.releases.live.now).click();
    const asked = sofia.getByRole('dialog', { name: ZH.releases.publishNow.title });
    await button(asked, ZH.releases.publishNow.action).click();
    await expect(button(sofia, ZH.releases.live.undo)).toBeVisible();
  });

  await test.step('a reader opens both', async () => {
    for (const { path, title } of [NOTICE, SERVICE]) {
      const seen = mei.waitForResponse((response) => response.url().includes('/updateViews'));
      await mei.goto(url + path);
      await expect(mei.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect((await seen).status()).toBe(200);
    }
  });

  await test.step('the editor corrects a word from the page; the administrator publishes it with a reason', async () => {
    await daniel.goto(url + SERVICE.path);
    await daniel.getByRole('link', { name: EN.item.edit, exact: true }).click();
    await body(daniel, EN.editor.text.body).press('ControlOrMeta+End');
    const savedWhole = daniel.waitForResponse(
      (response) => response.url().endsWith('/draft/save') && (response.request().postData() ?? '').includes('Helmets too.'),
    );
    await daniel.keyboard.type(' Helmets too.');
    expect((await savedWhole).status()).toBe(200);
    await expect(daniel.getByText(beginning(EN.saving.status.saved))).toBeVisible();
    await sofia.goto(`${url}/manage/content/service/${SERVICE.id}`);
    await button(sofia, ZH.editor.bar.more).click();
    await sofia.getByRole('menuitem', { name: ZH.reviews.editor.overrule }).click();
    const dialog = sofia.getByRole('dialog', { name: ZH.reviews.editor.overruleTitle });
    await dialog.getByLabel(ZH.reviews.editor.reason).fill('Somebody asked this morning.');
    await button(dialog, ZH.editor.publish.action).click();
    // The undo button alone proves nothing, because that of the previous publication may still be shown.
    await expect(dialog).toBeHidden();
    await expect(button(sofia, ZH.editor.notice.undo)).toBeVisible();
    await mei.reload();
    await expect(mei.getByText('Helmets too.')).toBeVisible();
  });

  await test.step('the editor sees in the insights that it was read', async () => {
    await daniel.goto(`${url}/manage/insights?days=7`);
    // The portal of this test was set up today.
    await expect(daniel.getByText(EN.insights.chart.begun)).toBeVisible();
    const row = daniel.getByRole('table', { name: EN.insights.items.title }).getByRole('row').filter({ hasText: SERVICE.title });
    await row.getByRole('link', { name: SERVICE.title }).click();
    await expect(daniel.getByRole('heading', { level: 1, name: SERVICE.title })).toBeVisible();
    const readers = daniel.getByRole('main').locator('dl > div').filter({ hasText: EN.insights.figure.readers });
    // Readers are the two who opened the page: Mei Lin, and the editor before correcting it.
    await expect(readers.locator('dd').first()).toHaveText('2');
  });

  await test.step('on Friday the editor checks pages that are due: one is still right, one is archived', async () => {
    await daniel.goto(`${url}/manage`);
    const due = daniel.getByRole('region', { name: EN.myWork.due.title });
    await button(due, EN.care.stillRightOf.replace('{{title}}', 'Request annual leave')).click();
    await expect(due.getByRole('link', { name: 'Request annual leave' })).toBeHidden();
    await daniel.goto(`${url}/manage/content?check=due&sort=check`);
    const table = daniel.getByRole('table', { name: EN.studio.places.content });
    await table
      .getByRole('checkbox', { name: /^Select: / })
      .first()
      .check();
    const bar = daniel.getByRole('region', { name: EN.bulk.bulk.name });
    await button(bar, EN.bulk.action.archive).click();
    const dialog = daniel.getByRole('dialog', { name: 'Archive 1 item' });
    await button(dialog, EN.bulk.do.archive).click();
    await expect(dialog.getByText('1 item done')).toBeVisible();
    await expectAccessible(daniel, 'the results of a bulk action');
    await mei.goto(`${url}/service/bank-details`);
    await expect(mei.getByRole('heading', { name: /bank/i })).toBeHidden();
    await button(dialog, EN.care.undo).click();
    await expect(daniel.getByRole('dialog').getByText('1 item restored')).toBeVisible();
    await mei.reload();
    await expect(mei.getByRole('heading', { level: 1, name: /bank/i })).toBeVisible();
  });
});
