import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { LOCALE_COOKIE } from '../../../contract/core/locale';
import { PEOPLE } from '../../../mock/data/people';
import { findDraft, savedOf } from '../../../mock/manage/managed';
import { onSessionEvent } from '../../../src/lib/session/session-events';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { provideIndexedDb } from '../../setup/indexed-db';
import { tellFromOtherTab } from '../../setup/other-tab';
import { answerWith, holdOnce, portal } from '../../setup/portal';
import { isReloadAsked } from '../../setup/reload';
import { renderApp } from '../../setup/render-app';

let device: ReturnType<typeof provideIndexedDb>;
beforeEach(() => {
  device = provideIndexedDb();
});
afterEach(() => {
  device.remove();
});

const ITEM = { area: 'notice', id: 'quiet-floors' } as const;
const KEY = 'notice quiet-floors';

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

function requireReview(): void {
  portal().reviewSettings = { version: 1, areas: [{ area: 'notice', mode: 'required', departments: [] }] };
}

/** Submits the draft as the editor wrote it, an hour ago. */
function submittedByEditor(): void {
  requireReview();
  const store = portal();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const submitted = { at, by: named(PEOPLE.editor), note: 'Are the times right?', version: 1 };
  store.draftProgress.set(KEY, { submitted, returned: null, failed: null });
  store.draftReviews.set(KEY, { writers: new Set([PEOPLE.editor.id]), fileChanges: 0, approval: null });
}

const QUESTION = { name: 'Discard what you entered?' };
const bar = () => screen.findByRole('button', { name: 'Approve' });

test('an author submits a draft that must be reviewed, a second person approves it, and the author publishes it', async () => {
  requireReview();
  signedIn('editor');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  const publish = await screen.findByRole('button', { name: 'Publish…' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveAccessibleDescription('This version needs an approval before it can be published.');
  await user.type(screen.getByLabelText(/^Summary/), '!');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Submit for review' }));
  await user.type(dialog.getByLabelText('Note for reviewers, optional'), 'Is May right?');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/submitted this draft on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();

  signedIn('admin');
  await renderApp('/manage');
  const line = await screen.findByRole('link', { name: '1 draft waits for your review' });
  await user.click(line);
  expect(address()).toBe('/manage/reviews');
  const row = await screen.findByRole('link', { name: 'Quiet floors' });
  expect(screen.getByText('Is May right?')).toBeVisible();
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet floors' })).toBeVisible();
  await user.click(await bar());
  expect(await screen.findByText(/^Approved by Sofia Rossi/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();

  signedIn('editor');
  await renderApp('/manage/content/notice/quiet-floors');
  expect(await screen.findByText(/It can be published/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
  expect(portal().revisions.get(KEY)?.[0]?.approver?.name).toBe('Sofia Rossi');
}, 60_000);

test('an author submits a draft from its review page, and the page says so', async () => {
  requireReview();
  signedIn('editor');
  const user = await renderApp('/manage/reviews/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Submit for review' }));
  await user.type(dialog.getByLabelText('Note for reviewers, optional'), 'Is May right?');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Submitted by/)).toBeVisible();
  expect(screen.getByText('Is May right?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  expect(portal().draftProgress.get(KEY)?.submitted?.note).toBe('Is May right?');
}, 20_000);

test('a draft of an area without reviews is not submitted from its review page', async () => {
  signedIn('admin');
  await renderApp('/manage/reviews/notice/quiet-floors');
  expect(await screen.findByText('Not submitted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
});

test('an administrator whose queue is empty because reviews are off is led to the settings', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews');
  expect(await screen.findByText('Reviews are off in all areas')).toBeVisible();
  expect(screen.queryByText('Nothing to review')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Review settings' }));
  expect(address()).toBe('/manage/reviews?part=settings');
  const notice = within(await screen.findByRole('group', { name: 'Review in Notices' }));
  await user.click(notice.getByRole('radio', { name: 'Optional' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('The settings are saved.');
  await user.click(screen.getByRole('link', { name: 'For you' }));
  expect(await screen.findByText('Nothing to review')).toBeVisible();
}, 20_000);

test('a reviewer reads the note and returns the draft with one of their own', async () => {
  submittedByEditor();
  signedIn('admin');
  const user = await renderApp('/manage/reviews/notice/quiet-floors');
  expect(await screen.findByText('Are the times right?')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Return…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Return to the author' }));
  await user.type(dialog.getByLabelText('What should change?'), 'Name the floors.');
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => {
    expect(address()).toBe('/manage/reviews');
  });
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Decided' }));
  expect(await screen.findByText('Name the floors.')).toBeVisible();
  expect(screen.getByText('Returned')).toBeVisible();
}, 20_000);

test('a reviewer does not approve what has changed since they opened it, but sees the new version', async () => {
  expectConsole('error', /error request/);
  submittedByEditor();
  signedIn('admin');
  const user = await renderApp('/manage/reviews/notice/quiet-floors');
  const approve = await bar();
  const store = portal();
  const draft = findDraft(store, ITEM);
  if (!draft) throw new Error('the sample has no draft');
  store.savedDrafts.set(KEY, { ...savedOf(store, draft), version: 2, savedBy: named(PEOPLE.editor) });
  await user.click(approve);
  expect(await screen.findByText('The draft has changed while you were reading. Here is the new version.')).toBeVisible();
  expect(store.draftReviews.get(KEY)?.approval).toBeNull();
  await user.click(await bar());
  expect(await screen.findByText(/^Approved by/)).toBeVisible();
  expect(store.draftReviews.get(KEY)?.approval?.version).toBe(2);
}, 20_000);

test('an administrator publishes without an approval only with a reason', async () => {
  submittedByEditor();
  signedIn('admin');
  const user = await renderApp('/manage/content/notice/quiet-floors');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Publish without approval…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish without approval' }));
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Reason'), 'The floor is closed today.');
  await user.click(publish);
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
  expect(portal().revisions.get(KEY)?.[0]?.overruled?.reason).toBe('The floor is closed today.');
}, 20_000);

test('an administrator requires reviews in an area and leaves out a department; editors see no settings', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews?part=settings');
  const notice = within(await screen.findByRole('group', { name: 'Review in Notices' }));
  await user.click(notice.getByRole('radio', { name: 'Required' }));
  await user.selectOptions(screen.getByLabelText('Add exception… · Notices'), 'Facilities');
  const facilities = within(screen.getByRole('group', { name: 'Review of Facilities in Notices' }));
  await user.click(facilities.getByRole('radio', { name: 'Off' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => {
    expect(portal().reviewSettings.areas).toContainEqual({
      ...{ area: 'notice', mode: 'required' },
      departments: [{ department: 'facilities', mode: 'off' }],
    });
  });
  signedIn('editor');
  await renderApp('/manage/reviews?part=settings');
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
}, 20_000);

test('an administrator who leaves review settings that are not saved is asked before, by a link, by Back and by a reload', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews');
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  const notices = within(await screen.findByRole('group', { name: 'Review in Notices' }));
  expect(isReloadAsked()).toBe(false);
  await user.click(notices.getByRole('radio', { name: 'Required' }));
  expect(isReloadAsked()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Submitted by you' }));
  await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Keep editing' }));
  expect(notices.getByRole('radio', { name: 'Required' })).toBeChecked();
  expect(address()).toBe('/manage/reviews?part=settings');
  window.history.back();
  await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Keep editing' }));
  expect(notices.getByRole('radio', { name: 'Required' })).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Submitted by you' }));
  await user.click(within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(address()).toBe('/manage/reviews?part=mine');
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isReloadAsked()).toBe(false);
}, 20_000);

test('an administrator who signs out is not asked whether unsaved review settings may be discarded', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews?part=settings');
  const notices = within(await screen.findByRole('group', { name: 'Review in Notices' }));
  await user.click(notices.getByRole('radio', { name: 'Required' }));
  const asked: boolean[] = [];
  const unsubscribe = onSessionEvent((event) => {
    if (event === 'ended') asked.push(isReloadAsked());
  });
  await user.click(screen.getByRole('button', { name: /^Account of / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => {
    expect(address()).toMatch(/^\/login/);
  });
  unsubscribe();
  expect(asked).toEqual([false]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('review settings that an administrator changes while others are being saved are kept, and saved next', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews?part=settings');
  const notices = within(await screen.findByRole('group', { name: 'Review in Notices' }));
  await user.click(notices.getByRole('radio', { name: 'Required' }));
  const goOn = holdOnce('POST /api/manage/review/settings/save');
  const save = screen.getByRole('button', { name: 'Save settings' });
  await user.click(save);
  await user.click(
    within(screen.getByRole('group', { name: 'Review in Service hall' })).getByRole('radio', { name: 'Optional' }),
  );
  goOn();
  expect(await screen.findByText('The settings are saved.')).toBeVisible();
  await user.click(save);
  await waitFor(() => {
    const modes = portal().reviewSettings.areas.map(({ area, mode }) => [area, mode]);
    expect(modes).toEqual(
      expect.arrayContaining([
        ['notice', 'required'],
        ['service', 'optional'],
      ]),
    );
  });
  expect(save).toHaveFocus();
});

test('review settings stay on the screen when the session has expired, and are saved after signing in again', async () => {
  signedIn('admin');
  const user = await renderApp('/manage/reviews?part=settings');
  const notices = await screen.findByRole('group', { name: 'Review in Notices' });
  await user.click(within(notices).getByRole('radio', { name: 'Required' }));
  const expired = { code: 'session.expired', message: 'No session.' };
  answerWith(http.post('*/api/manage/review/settings/save', () => HttpResponse.json(expired, { status: 401 }), { once: true }));
  expectConsole('error', /^No session\.$/);
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByRole('alertdialog', { name: 'Your session has expired' })).toBeVisible();
  signedIn('admin');
  tellFromOtherTab('signed-in');
  await waitFor(() => {
    expect(portal().reviewSettings.areas.find(({ area }) => area === 'notice')?.mode).toBe('required');
  });
});

test('审核人用中文查看并通过草稿', async () => {
  submittedByEditor();
  signedIn('admin');
  Cookies.set(LOCALE_COOKIE, 'zh-CN');
  const user = await renderApp('/manage/reviews');
  await user.click(await screen.findByRole('link', { name: '静音楼层' }));
  expect(await screen.findByText('Daniel Okafor的留言')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '通过' }));
  expect(await screen.findByText(/审核通过$/)).toBeVisible();
}, 20_000);

test('an editor whose draft is gone reads why, below the navigation of the studio, and finds all reviews', async () => {
  signedIn('editor');
  expectConsole('error', /error request This draft does not exist/);
  await renderApp('/manage/reviews/notice/no-such-draft');
  expect(await screen.findByRole('heading', { name: 'There is no draft to review' })).toBeVisible();
  const places = within(screen.getByRole('navigation', { name: 'Studio' }));
  expect(places.getByRole('link', { name: /^Reviews/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', '/manage/reviews');
});
