import { screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../factories/session';
import { address } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { portal } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const PAGE = '/manage/structure?departments=1';
const departmentNamed = (name: string) => portal().departments.find(({ names }) => names['en-US'] === name);
const rowOf = (name: string) =>
  within(screen.getByRole('list', { name: 'Departments' }))
    .getAllByRole('listitem')
    .find((row) => within(row).queryByDisplayValue(name) !== null) ?? document.createElement('li');

beforeEach(() => {
  signedIn('admin');
});

test('an administrator goes from the categories to the departments, and sees what uses each', async () => {
  const user = await renderApp('/manage/structure');
  await user.click(await screen.findByRole('link', { name: 'Departments' }));
  expect(await screen.findByRole('textbox', { name: 'Facilities in English' })).toHaveValue('Facilities');
  expect(address()).toBe('/manage/structure?departments=1');
  const people = within(rowOf('People Operations'));
  expect(people.getByText('1 person')).toBeVisible();
  expect(people.getByText('2 contacts')).toBeVisible();
  await user.click(people.getByRole('link', { name: /items$/ }));
  expect(address()).toBe('/manage/content?department=people-operations');
});

test('an administrator renames a department in place, its items follow, and the former name leads to it', async () => {
  const user = await renderApp(PAGE);
  const english = await screen.findByRole('textbox', { name: 'Finance in English' });
  await user.clear(english);
  await user.type(english, 'Treasury{Enter}');
  expect(await screen.findByText('Renamed Finance to Treasury.')).toBeVisible();
  expect(within(rowOf('Treasury')).getByText('Also: Finance')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByDisplayValue('Finance')).toBeVisible();
  expect(departmentNamed('Finance')?.aliases).toEqual(['Treasury']);
});

test('an administrator sees what a merge moves, merges, and the items are in the other department', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: IT Services' }));
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Merge into another…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge IT Services' }));
  const moves = within(dialog.getByRole('list', { name: 'What goes to the other department' }));
  expect(moves.getByText(/^\d+ items$/)).toBeVisible();
  expect(moves.getByText('1 contact')).toBeVisible();
  expect(dialog.queryByRole('option', { name: 'IT Services' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Merge into' }), 'Facilities');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged IT Services into Facilities.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(within(rowOf('Facilities')).getByText('Also: IT Services, 信息技术部, it-services')).toBeVisible();
  expect(portal().items.service.every(({ department }) => department !== 'it-services')).toBe(true);
});

test('an administrator creates a department from an unknown name of sign-ins, or assigns the name to a department', async () => {
  const user = await renderApp(PAGE);
  const unlisted = within(await screen.findByRole('region', { name: 'Names without a department' }));
  expect(unlisted.getByText('Product Design')).toBeVisible();
  await user.click(unlisted.getByRole('button', { name: 'Choose the department of Product Design' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Department of Product Design' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Belongs to' }), 'Facilities');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product Design now leads to Facilities.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Names without a department' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions: Facilities' }));
  await user.click(screen.getByRole('menuitem', { name: 'Other names…' }));
  const names = within(await screen.findByRole('dialog', { name: 'Other names of Facilities' }));
  await user.click(names.getByRole('button', { name: 'Remove Product Design' }));
  expect(await screen.findByText('Product Design no longer leads to Facilities.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Create department Product Design' }));
  expect(await screen.findByText('Created Product Design.')).toBeVisible();
  expect(within(rowOf('Product Design')).getByText('1 person')).toBeVisible();
});

test('an administrator creates a department with both names, gives it another name, and deletes it', async () => {
  const user = await renderApp(PAGE);
  await screen.findByRole('list', { name: 'Departments' });
  await user.click(screen.getByRole('button', { name: 'New department' }));
  const form = within(await screen.findByRole('dialog', { name: 'New department' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Legal');
  await user.type(form.getByRole('textbox', { name: 'Name in Chinese' }), '法务部');
  await user.click(form.getByRole('button', { name: 'Create department' }));
  expect(await screen.findByText('Created Legal.')).toBeVisible();
  expect(within(rowOf('Legal')).getByText('Not in use')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions: Legal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Other names…' }));
  const names = within(await screen.findByRole('dialog', { name: 'Other names of Legal' }));
  await user.type(names.getByRole('textbox', { name: 'Name to add' }), 'Counsel');
  await user.click(names.getByRole('button', { name: 'Add name' }));
  expect(await screen.findByText('Counsel now leads to Legal.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions: Legal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Deleted Legal.')).toHaveFocus();
  expect(departmentNamed('Legal')).toBeUndefined();
});

test('an administrator changes the names of a department in a dialog, which phones need', async () => {
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Finance' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Names of Finance' }));
  await user.clear(form.getByRole('textbox', { name: 'Name in English' }));
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Treasury{Enter}');
  expect(await screen.findByText('Renamed Finance to Treasury.')).toBeVisible();
  expect(departmentNamed('Treasury')).toBeDefined();
});

test('a name that leads to another department already is refused in its dialog, which keeps it', async () => {
  expectConsole('error', /^error request /);
  const user = await renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions: Finance' }));
  await user.click(screen.getByRole('menuitem', { name: 'Other names…' }));
  const names = within(await screen.findByRole('dialog', { name: 'Other names of Finance' }));
  await user.type(names.getByRole('textbox', { name: 'Name to add' }), 'Facilities');
  await user.click(names.getByRole('button', { name: 'Add name' }));
  expect(await names.findByRole('alert')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(names.getByRole('textbox', { name: 'Name to add' })).toHaveValue('Facilities');
});

test('after somebody else has changed departments, an administrator sees the current ones, and nothing is overwritten', async () => {
  const user = await renderApp(PAGE);
  expectConsole('error', /^error request Someone else has changed these departments/);
  const field = await screen.findByRole('textbox', { name: 'Finance in English' });
  portal().departments = portal().departments.map((each) =>
    each.id === 'facilities' ? { ...each, names: { 'en-US': 'Buildings' } } : each,
  );
  portal().departmentChanges += 1;
  await user.clear(field);
  await user.type(field, 'Treasury{Enter}');
  expect(await screen.findByText(/^Someone else has changed these departments\./)).toHaveAttribute('role', 'alert');
  await waitFor(() => {
    expect(screen.getByDisplayValue('Buildings')).toBeVisible();
  });
  expect(departmentNamed('Finance')).toBeDefined();
});

test('an administrator who reads Chinese sees the departments; an editor is refused', async () => {
  document.cookie = 'locale=zh-CN; path=/';
  await renderApp(PAGE);
  expect(await screen.findByDisplayValue('行政部')).toBeVisible();
  expect(screen.getByRole('button', { name: '操作：行政部' })).toBeVisible();
  expect(screen.getByRole('region', { name: '未对应部门的名称' })).toBeVisible();
  signedIn('editor');
  await renderApp(PAGE);
  expect(await screen.findByRole('heading', { name: '本页仅供管理员使用' })).toBeVisible();
});
