import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { draftSaving as savingEn } from '../../src/locales/en-US/studio/draft-saving';
import { item as itemEn } from '../../src/locales/en-US/item';
import { itemEditor as editorEn } from '../../src/locales/en-US/studio/item/item-editor';
import { notice as noticeEn } from '../../src/locales/en-US/notice';
import { preview as previewEn } from '../../src/locales/en-US/preview';
import { studio as studioEn } from '../../src/locales/en-US/studio/studio';
import { studioEditor as formattingEn } from '../../src/locales/en-US/studio/studio-editor';
import { draftSaving as savingZh } from '../../src/locales/zh-CN/studio/draft-saving';
import { item as itemZh } from '../../src/locales/zh-CN/item';
import { itemEditor as editorZh } from '../../src/locales/zh-CN/studio/item/item-editor';
import { notice as noticeZh } from '../../src/locales/zh-CN/notice';
import { preview as previewZh } from '../../src/locales/zh-CN/preview';
import { studio as studioZh } from '../../src/locales/zh-CN/studio/studio';
import { studioEditor as formattingZh } from '../../src/locales/zh-CN/studio/studio-editor';
import { PASTE_FIXTURES } from '../unit/studio/paste/fixtures';
import { expect, test } from './support/own-portal';
import { expectAccessible } from './portal';

const TEXTS = {
  'en-US': {
    ...{ saving: savingEn, editor: editorEn, notice: noticeEn, preview: previewEn, studio: studioEn },
    ...{ formatting: formattingEn, item: itemEn, area: 'Notices' },
  },
  'zh-CN': {
    ...{ saving: savingZh, editor: editorZh, notice: noticeZh, preview: previewZh, studio: studioZh },
    ...{ formatting: formattingZh, item: itemZh, area: '通知公告' },
  },
} as const;

const SHEET = PASTE_FIXTURES.find(({ program }) => program === 'Excel');
const ID = 'parking-from-monday';
const PATH = `/notice/${ID}`;

/** Operates a control as a person with this device does. */
type Device = 'mouse' | 'keyboard';
const operate =
  (device: Device) =>
  async (control: Locator): Promise<void> => {
    const isRadio = (await control.getAttribute('type')) === 'radio';
    // A radio button that is hidden behind its label is chosen by the label.
    if (device === 'mouse') return (isRadio ? control.locator('xpath=ancestor::label') : control).click();
    await control.focus();
    await control.press(isRadio ? 'Space' : 'Enter');
  };

/** Copies HTML in another window, as the program that wrote it does, and pastes it at the cursor. */
async function paste(page: Page, html: string): Promise<void> {
  const other = await page.context().newPage();
  await other.setContent('<p contenteditable>Sheet</p>');
  await other.evaluate((text) => {
    document.addEventListener('copy', (event) => {
      event.preventDefault();
      event.clipboardData?.setData('text/html', text);
    });
  }, html);
  await other.locator('p').click();
  await other.keyboard.press('ControlOrMeta+c');
  await other.close();
  await page.keyboard.press('ControlOrMeta+v');
}

const picture = (color: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: color } })
    .png()
    .toBuffer();

/** Returns the text up to its first placeholder, to find a sentence whose values differ. */
const beginning = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? ''}`);

function nextMondayAtNine(): string {
  const day = new Date();
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7));
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}T09:00`;
}

for (const [locale, device] of [
  ['en-US', 'mouse'],
  ['zh-CN', 'keyboard'],
] as const)
  test.describe(() => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`an editor writes a notice, a colleague remarks on it, readers confirm it and its change (${locale}, buttons by ${device})`, async ({
      page,
      openAs,
      baseURL,
      signInAs,
      expectConsoleError,
    }) => {
      test.setTimeout(240_000);
      // The page of a notice that readers cannot see yet, or any more.
      expectConsoleError(/404 \(Not Found\)|error request/);
      const url = baseURL ?? '';
      const t = TEXTS[locale];
      const act = operate(device);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
      const saved = async () => {
        await expect(page.getByText(beginning(t.saving.status.saved))).toBeVisible();
      };

      await test.step('she starts a notice from My work', async () => {
        await signInAs('Sofia Rossi', '/manage');
        await act(button(t.studio.new.open));
        const dialog = page.getByRole('dialog', { name: t.studio.new.title });
        await act(dialog.getByRole('radio', { name: t.area, exact: true }));
        await act(dialog.getByRole('button', { name: t.studio.new.write }));
        await page.getByRole('textbox', { name: t.editor.text.title }).fill('Parking from Monday');
        await act(button(t.editor.new.changeId));
        await page.getByRole('textbox', { name: t.editor.new.id }).fill(ID);
        await act(button(t.editor.new.start));
      });

      const inEnglish = page.getByRole('region', { name: t.editor.language['en-US'] });
      const inChinese = page.getByRole('region', { name: t.editor.language['zh-CN'] });
      const openSection = (name: string) =>
        act(page.getByRole('complementary', { name: t.editor.panel }).locator('summary').filter({ hasText: name }));
      const body = (text: Locator) => text.getByRole('textbox', { name: t.editor.text.body, exact: true });

      await test.step('she writes both languages side by side, with a table, two pictures and a file', async () => {
        await act(page.getByRole('radio', { name: t.editor.language.both }));
        const missing = locale === 'en-US' ? 'zh-CN' : 'en-US';
        await act(button(t.editor.language.add.replace('{{language}}', t.editor.language[missing])));
        await inEnglish.getByRole('textbox', { name: t.editor.text.title }).fill('Parking from Monday');
        await inEnglish.getByLabel(t.editor.text.summary).fill('The yard has new places.');
        await body(inEnglish).click();
        await page.keyboard.type('Parkng is free until ten.');
        await page.keyboard.press('Enter');
        expect(SHEET).toBeDefined();
        await paste(page, SHEET?.html ?? '');
        await expect(body(inEnglish).getByRole('table')).toBeVisible();
        await body(inEnglish).press('ControlOrMeta+Home');
        await body(inEnglish).press('End');
        await page.keyboard.press('Enter');
        const chosen = page.waitForEvent('filechooser');
        await act(inEnglish.getByRole('button', { name: t.formatting.toolbar.file }));
        await (
          await chosen
        ).setFiles([
          { name: 'yard.png', mimeType: 'image/png', buffer: await picture('#0f6b6b') },
          { name: 'gate.png', mimeType: 'image/png', buffer: await picture('#8a4b14') },
        ]);
        await expect(body(inEnglish).locator('[data-picture] img')).toHaveCount(2);
        for (const [index, name] of ['The yard', 'The gate'].entries()) {
          await body(inEnglish).locator('[data-picture] img').nth(index).click();
          const alt = inEnglish.getByLabel(t.formatting.picture.alt);
          await expect(alt).toHaveValue('');
          await alt.fill(name);
          await alt.press('Enter');
          await expect(body(inEnglish).getByRole('img', { name })).toBeVisible();
        }
        await inChinese.getByRole('textbox', { name: t.editor.text.title }).fill('周一起的停车安排');
        await inChinese.getByLabel(t.editor.text.summary).fill('院内新增车位。');
        await body(inChinese).click();
        await page.keyboard.type('十点前停车免费。');
        await openSection(t.editor.section.files);
        const attached = page.waitForEvent('filechooser');
        await act(button(t.editor.files.add));
        await (
          await attached
        ).setFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from(`Map ${randomBytes(4).toString('hex')}`) });
        await expect(page.getByRole('list', { name: t.editor.section.files }).getByText('map.txt')).toBeVisible();
        await page.getByRole('combobox', { name: t.editor.where.department }).selectOption({ index: 1 });
        await page.getByRole('combobox', { name: t.editor.where.classification }).selectOption({ index: 1 });
        await openSection(t.editor.section.details);
        await page.getByLabel(t.editor.field.mustRead, { exact: true }).check();
        await saved();
      });

      await test.step('she sees it as readers would, and the editor is accessible', async () => {
        await act(button(t.editor.bar.preview));
        const shown = page.getByRole('region', { name: t.editor.preview.name });
        await expect(shown.getByRole('table').or(shown.getByText('十点前停车免费。'))).toBeVisible();
        await act(button(t.editor.bar.write));
        await expectAccessible(page, 'the editor with two languages');
      });

      const colleague = await openAs('Mei Lin');
      await test.step('a colleague opens the preview link, remarks on a passage and says that it looks right', async () => {
        await act(button(t.editor.bar.share));
        const dialog = page.getByRole('dialog', { name: t.preview.share });
        await dialog.getByLabel(t.preview.links.label).fill('Facilities');
        await act(dialog.getByRole('button', { name: t.preview.links.create }));
        const link = await dialog.getByLabel(t.preview.links.link).inputValue();
        await act(dialog.getByRole('button', { name: t.item.dialog.close }));
        await colleague.goto(link);
        const passage = locale === 'en-US' ? 'Parkng is free until ten.' : '十点前停车免费。';
        await act(colleague.getByRole('button', { name: t.preview.remarkOn.replace('{{text}}', passage) }));
        await colleague.getByLabel(t.preview.newOnBlock).fill('A letter is missing.');
        await act(colleague.getByRole('button', { name: t.preview.send }));
        await act(colleague.getByRole('button', { name: t.preview.looksRight }));
        await expect(colleague.getByRole('button', { name: t.preview.looksRight })).toHaveAttribute('aria-pressed', 'true');
        await expectAccessible(colleague, 'the preview with a remark');
      });

      await test.step('she finds the remarked passage and resolves the remark', async () => {
        await page.reload();
        const remarks = page.getByRole('list', { name: t.preview.remarks });
        await expect(remarks.getByText('A letter is missing.')).toBeVisible();
        await act(remarks.getByRole('button', { name: /^[“「]/ }));
        await expect(body(page.getByRole('region', { name: t.editor.language[locale] }))).toBeFocused();
        await act(remarks.getByRole('button', { name: t.preview.resolve }));
        await expect(remarks.getByRole('button', { name: t.preview.reopen })).toBeVisible();
      });

      const publish = async (choose: (dialog: Locator) => Promise<void> = () => Promise.resolve()) => {
        await act(button(t.editor.bar.publish));
        const dialog = page.getByRole('dialog', { name: t.editor.publish.title });
        await choose(dialog);
        await act(dialog.locator('button[type="submit"]'));
        await expect(dialog).toBeHidden();
      };
      const reader = await openAs('Daniel Okafor');

      await test.step('she schedules it for Monday at nine; until then readers have nothing', async () => {
        await publish(async (dialog) => {
          await act(dialog.getByRole('radio', { name: t.editor.publish.later }));
          await dialog.locator('input[type="datetime-local"]').fill(nextMondayAtNine());
        });
        await expect(button(t.editor.notice.cancelScheduled)).toBeVisible();
        await reader.goto(url + PATH);
        await expect(reader.getByRole('heading', { name: t.notice.notFound.title })).toBeVisible();
        await act(button(t.editor.notice.cancelScheduled));
        await publish();
        await expect(button(t.editor.notice.undo)).toBeVisible();
      });

      const confirm = reader.getByRole('button', { name: t.notice.confirm.button });
      await test.step('a reader finds the notice whole, and confirms it', async () => {
        await reader.goto(url + PATH);
        const article = reader.getByRole('main');
        if (locale === 'en-US') {
          await expect(article.getByRole('table')).toBeVisible();
          await expect(article.getByRole('img')).toHaveCount(2);
        }
        await expect(article.getByText('map.txt')).toBeVisible();
        await act(confirm);
        await expect(reader.getByText(beginning(t.notice.confirm.done))).toBeVisible();
      });

      const open = async () => {
        await page.goto(`${url}/manage/content/notice/${ID}`);
        const text = body(page.getByRole('region', { name: t.editor.language[locale] }));
        // Clicks the first paragraph, because a click in the middle of the text would select a picture.
        await text.getByRole('paragraph').first().click();
        await text.press('ControlOrMeta+Home');
      };
      await test.step('she corrects a typing error, which disturbs nobody', async () => {
        await open();
        for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.type('i');
        await saved();
        await publish();
        await reader.reload();
        await expect(reader.getByText(beginning(t.notice.confirm.done))).toBeVisible();
        await expect(confirm).toBeHidden();
      });

      await test.step('she changes a rule, and everyone confirms the difference', async () => {
        await open();
        await page.keyboard.type('New: ');
        await saved();
        await publish(async (dialog) => {
          await act(dialog.getByRole('radio', { name: t.editor.publish.weight_material }));
          const note = t.editor.publish.note.replace('{{language}}', t.editor.language[locale]);
          await dialog.getByLabel(note).fill('Free until nine.');
        });
        await reader.reload();
        await expect(reader.getByText('Free until nine.').first()).toBeVisible();
        await act(confirm);
        await expect(confirm).toBeHidden();
      });

      await test.step('she archives it', async () => {
        await act(button(t.editor.bar.more));
        await act(page.getByRole('menuitem', { name: t.editor.bar.archive, exact: true }));
        await act(
          page
            .getByRole('dialog', { name: t.editor.archive.title })
            .getByRole('button', { name: t.editor.archive.action, exact: true }),
        );
        await expect(page.getByText(beginning(t.editor.notice.undo_archive))).toBeVisible();
        await reader.reload();
        await expect(reader.getByRole('heading', { name: t.notice.notFound.title })).toBeVisible();
      });
    });
  });
