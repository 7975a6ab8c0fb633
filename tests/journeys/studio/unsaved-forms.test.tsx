import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { LOCALE_COOKIE } from '../../../contract/core/locale';
import { PEOPLE } from '../../../mock/data/people';
import { signedIn } from '../../factories/session';
import { provideIndexedDb } from '../../setup/indexed-db';
import { portal } from '../../setup/portal';
import { isReloadAsked } from '../../setup/reload';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
  signedIn('admin');
  submitDraft();
});
afterEach(() => {
  device.remove();
});

interface Form {
  page: string;
  name: string | RegExp;
  open: (user: UserEvent) => Promise<void>;
  field: string | RegExp;
}

const press = async (user: UserEvent, name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};

/** Submits the draft of a notice whose area requires a review. */
function submitDraft(): void {
  const store = portal();
  store.reviewSettings = { version: 1, areas: [{ area: 'notice', mode: 'required', departments: [] }] };
  const by = { id: PEOPLE.editor.id, name: PEOPLE.editor.name };
  const submitted = { at: new Date(Date.now() - 3_600_000).toISOString(), by, note: null, version: 1 };
  store.draftProgress.set('notice quiet-floors', { submitted, returned: null, failed: null });
  store.draftReviews.set('notice quiet-floors', { writers: new Set([by.id]), fileChanges: 0, approval: null });
}

const FORMS: Record<string, Form> = {
  'a person': {
    page: '/manage/directory',
    name: 'New entry',
    open: (user) => press(user, 'New entry'),
    field: 'Name in English',
  },
  'a slide': { page: '/manage/home', name: 'New slide', open: (user) => press(user, 'New slide'), field: 'Title in English' },
  'a pin': { page: '/manage/search?tab=pins', name: 'Pin results', open: (user) => press(user, 'Pin results'), field: /^When/ },
  'a group of synonyms': {
    page: '/manage/search?tab=synonyms',
    name: 'Add synonyms',
    open: (user) => press(user, 'Add a group'),
    field: 'Add a word',
  },
  'a category': {
    page: '/manage/structure?area=service',
    name: 'New category below Money',
    open: async (user) => {
      await press(user, 'Actions: Money');
      await user.click(screen.getByRole('menuitem', { name: 'New category below…' }));
    },
    field: 'Name in English',
  },
  'a publication': {
    page: '/manage/content/notice/quiet-floors',
    name: 'Publish without approval',
    open: async (user) => {
      await press(user, 'More actions');
      await user.click(screen.getByRole('menuitem', { name: 'Publish without approval…' }));
    },
    field: 'Reason',
  },
  'the return of a draft': {
    page: '/manage/reviews/notice/quiet-floors',
    name: 'Return to the author',
    open: (user) => press(user, 'Return…'),
    field: 'What should change?',
  },
};

/** Fires the event of Escape, which jsdom does not derive from the key. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test.each(Object.entries(FORMS))(
  'a form for %s asks before Escape or the backdrop discards what was entered',
  async (_, form) => {
    const user = await renderApp(form.page);
    await form.open(user);
    const dialog = await screen.findByRole('dialog', { name: form.name });
    const field = await within(dialog).findByRole('textbox', { name: form.field });
    await user.type(field, 'a');
    pressEscape(dialog);
    const question = within(screen.getByRole('dialog', { name: 'Discard what you entered?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog', { name: 'Discard what you entered?' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: form.field })).toHaveValue('a');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Discard what you entered?' })).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
  20_000,
);

test.each(Object.entries(FORMS))(
  'a form for %s in which nothing was entered closes at once',
  async (_, form) => {
    const user = await renderApp(form.page);
    await form.open(user);
    const dialog = await screen.findByRole('dialog', { name: form.name });
    const field = await within(dialog).findByRole('textbox', { name: form.field });
    await user.type(field, 'a{Backspace}');
    pressEscape(dialog);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
  20_000,
);

test('Back asks before it discards what was entered into a form, and a saved form closes without a question', async () => {
  const user = await renderApp('/manage/search');
  await user.click(await screen.findByRole('link', { name: 'Add a synonym for “sabbatical”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add synonyms' });
  const field = within(dialog).getByRole('textbox', { name: 'Add a word' });
  await user.type(field, 'leave of absence');
  expect(isReloadAsked()).toBe(true);
  window.history.back();
  const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field).toHaveValue('leave of absence');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(isReloadAsked()).toBe(false);
});

test('丢弃未保存的表单之前会用中文询问，“取消”按钮则直接关闭', async () => {
  Cookies.set(LOCALE_COOKIE, 'zh-CN');
  const user = await renderApp('/manage/directory');
  await press(user, '新建条目');
  const dialog = await screen.findByRole('dialog', { name: '新建条目' });
  await user.type(within(dialog).getByRole('textbox', { name: '名称（中文）' }), '林');
  pressEscape(dialog);
  await user.click(
    within(screen.getByRole('dialog', { name: '要放弃填写的内容吗？' })).getByRole('button', { name: '继续填写' }),
  );
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
