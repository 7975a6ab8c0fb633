import { screen, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { recordCalls } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const form = (name = 'Are you entitled?') => screen.findByRole('region', { name });
const question = async (name: string) => within(await form()).getByRole('group', { name });
const months = async () =>
  within(await form()).getByRole('spinbutton', { name: 'How many months have you worked here? (months)' });
const result = async () => within(await form()).getByRole('status');
const check = async () => within(await form()).getByRole('button', { name: 'Check my answers' });

/** Returns everything that the portal stores in this browser. */
const kept = () => [document.cookie, Object.entries(window.localStorage), Object.entries(window.sessionStorage)];

beforeEach(() => {
  signedIn();
});

test('an employee learns that they are entitled; nothing is sent or stored', async () => {
  const calls = recordCalls();
  const user = await renderApp('/welfare/bicycle-lease');
  expect(within(await form()).getByText('Your answers stay in this browser window.')).toBeVisible();
  await screen.findByText('641 views');
  // Waits for the page's own calls; the inbox of the header is the last.
  await screen.findByRole('button', { name: /^Notices: / });
  const before = calls.length;
  const keptBefore = kept();
  await user.click(within(await question('Is your contract permanent?')).getByRole('radio', { name: 'Yes' }));
  await user.type(await months(), '6');
  await user.click(within(await question('Where do you work?')).getByRole('radio', { name: 'Porto' }));
  await user.click(await check());
  expect(await result()).toHaveTextContent('According to your answers, you are entitled to this benefit.');
  expect(await result()).toHaveFocus();
  expect(calls.slice(before).map(({ call }) => call)).toEqual([]);
  expect(kept()).toEqual(keptBefore);

  await renderApp('/welfare/bicycle-lease');
  expect(await months()).toHaveValue(null);
  for (const radio of within(await form()).getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('the reasons against are shown, and removed when an answer changes', async () => {
  const user = await renderApp('/welfare/bicycle-lease');
  await user.click(within(await question('Is your contract permanent?')).getByRole('radio', { name: 'No' }));
  await user.type(await months(), '5.5');
  await user.click(within(await question('Where do you work?')).getByRole('radio', { name: 'Lisbon' }));
  await user.click(await check());
  const reasons = within(await result()).getAllByRole('listitem');
  expect(reasons.map((reason) => reason.textContent)).toEqual([
    'The lease is for permanent contracts alone.',
    'You can lease one after six months.',
  ]);
  await user.click(within(await question('Is your contract permanent?')).getByRole('radio', { name: 'Yes' }));
  expect(await result()).toBeEmptyDOMElement();
});

test('unanswered questions are marked, and the first of them gets the focus', async () => {
  const user = await renderApp('/welfare/bicycle-lease');
  await user.click(within(await question('Where do you work?')).getByRole('radio', { name: 'Abroad' }));
  await user.click(await check());
  expect(await result()).toHaveTextContent('2 questions are not answered yet.');
  expect(await question('Is your contract permanent?')).toHaveAccessibleDescription('Answer this question.');
  expect(within(await question('Is your contract permanent?')).getByRole('radio', { name: 'Yes' })).toHaveFocus();
  await user.click(within(await question('Is your contract permanent?')).getByRole('radio', { name: 'Yes' }));
  await user.click(await check());
  expect(await result()).toHaveTextContent('1 question is not answered yet.');
  expect(await months()).toHaveFocus();
});

test('the questions can be answered and checked with the keyboard', async () => {
  const user = await renderApp('/welfare/bicycle-lease');
  within(await question('Is your contract permanent?'))
    .getByRole('radio', { name: 'Yes' })
    .focus();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('12');
  await user.tab();
  await user.keyboard(' {Enter}');
  expect(await result()).toHaveTextContent('According to your answers, you are entitled to this benefit.');
});

test('a benefit without questions shows no form', async () => {
  await renderApp('/welfare/gym-membership');
  await screen.findByRole('heading', { level: 1, name: 'Gym membership' });
  expect(screen.queryByRole('button', { name: 'Check my answers' })).not.toBeInTheDocument();
});

test('the questions are shown in Chinese', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  const user = await renderApp('/welfare/bicycle-lease');
  const asked = within(await form('我能申领吗？'));
  await user.click(within(asked.getByRole('group', { name: '您是正式员工吗？' })).getByRole('radio', { name: '是' }));
  await user.type(asked.getByRole('spinbutton', { name: '您已入职几个月？ (个月)' }), '12');
  await user.click(asked.getByRole('radio', { name: '海外' }));
  await user.click(asked.getByRole('button', { name: '查看结果' }));
  expect(within(asked.getByRole('status')).getByText('海外暂无合作车行。')).toBeVisible();
});
