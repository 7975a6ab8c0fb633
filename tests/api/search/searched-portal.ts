import type { InputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import { searchApi } from '../../../contract/search';
import { refreshDictionary } from '../../../server/modules/search/index/dictionary';
import { daysFromNow, makeItem } from '../support/factories';
import { startTestApp } from '../support/harness';

/** Starts a portal with items of several areas in both languages, and returns it with searches by an employee. */
export async function startSearchedPortal() {
  const portal = await startTestApp();
  const { db } = portal;
  await makeItem(db, {
    id: 'annual-leave',
    fields: { handling: 'online', url: 'https://people.example.com/leave' },
    texts: {
      'en-US': { title: 'Request annual leave', keywords: ['vacation'], body: 'Ask two weeks ahead.' },
      'zh-CN': { title: '年假申请', keywords: ['休假'], body: '请提前两周向经理申请。' },
    },
  });
  await makeItem(db, {
    area: 'personnel',
    id: 'parental',
    texts: {
      'en-US': {
        title: 'Parental leave',
        body: 'How long parents may take, and what is paid. Maternity protection comes first.',
      },
      'zh-CN': { title: '育儿假规定', body: '父母可以休多久，工资怎么发。' },
    },
  });
  await makeItem(db, { area: 'notice', id: 'old', title: 'Office closes for repairs', publishedAt: daysFromNow(-2000) });
  await makeItem(db, { area: 'notice', id: 'fresh', title: 'Office closes for repairs', publishedAt: daysFromNow(-2) });
  await makeItem(db, { area: 'tool', id: 'vpn', texts: { 'zh-CN': { title: '开通VPN账号', body: '远程办公前请先申请。' } } });
  await makeItem(db, {
    area: 'information',
    id: 'hours',
    texts: { 'en-US': { title: 'Working time', body: 'Part-time work is agreed with your manager. Time is part of it.' } },
  });
  await makeItem(db, {
    area: 'personnel',
    id: 'secret',
    title: 'Annual leave of directors',
    audience: { departments: ['Board'] },
  });
  await makeItem(db, { area: 'notice', id: 'later', title: 'Annual leave changes', publishedAt: daysFromNow(3) });
  for (let i = 0; i < 8; i += 1) await makeItem(db, { area: 'news', id: `party-${i}`, title: `Summer party ${i}` });
  await refreshDictionary(db);
  const ask = (input: InputOf<typeof searchApi.search>, locale: Locale = 'en-US') =>
    portal.call(searchApi.search, input, { as: portal.people.employee, locale });
  const search = async (input: InputOf<typeof searchApi.search>, locale?: Locale) => (await ask(input, locale)).body;
  const find = async (query: string, locale?: Locale) =>
    (await search({ query }, locale)).blocks.flatMap(({ items }) => items.map(({ id }) => id));
  return { portal, ask, search, find };
}

export type SearchedPortal = Awaited<ReturnType<typeof startSearchedPortal>>;
