import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { CallInput } from 'contract/api';
import { callKey } from '@/lib/api/call-key';
import { requestChange } from '@/lib/api/request';
import { changeLocale, startI18n } from '@/lib/i18n/i18n';
import { useCall } from '@/lib/api/useCall';
import { tellThisTab } from '@/lib/session/session-events';
import { onlyServices } from '../../factories/service';
import { signedIn } from '../../factories/session';
import { visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, recordCalls } from '../../setup/portal';

type Input = CallInput<'POST /api/servicehall/form/list'> | null;
const useList = (input: Input) => useCall('POST /api/servicehall/form/list', input);
const show = (input: Input) => renderHook(useList, { initialProps: input });
const FORM_LIST = '*/api/servicehall/form/list';

let token: string;
beforeEach(() => {
  visit('/service');
  ({ token } = signedIn());
});
afterEach(() => {
  delete window.__portico;
});

test('a response that is available before the first render is used once; later calls go to the server', async () => {
  const key = callKey('POST /api/servicehall/form/list', {});
  const data = { items: [], total: 7, page: 1, pageSize: 20 };
  window.__portico = { early: [{ key, token, answer: Promise.resolve(Response.json(data)), settled: Promise.resolve(), data }] };
  const calls = recordCalls();
  const { result } = show({});
  expect(result.current).toMatchObject({ data: { total: 7 }, loading: false });
  await act(() => delay(20));
  expect(calls).toEqual([]);
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.data?.total).toBe(12);
  });
});

test('a call is loading until its response arrives', async () => {
  const { result } = show({ classificationId: 'it' });
  expect(result.current).toMatchObject({ data: undefined, failure: null, loading: true });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  expect(result.current.data?.total).toBe(3);
});

test('makes no call while the input is null', async () => {
  const calls = recordCalls();
  const { result, rerender } = show(null);
  await act(() => delay(20));
  expect(calls).toEqual([]);
  expect(result.current).toMatchObject({ data: undefined, loading: false });
  rerender({ classificationId: 'it' });
  await waitFor(() => {
    expect(result.current.data?.total).toBe(3);
  });
});

test('an equal input makes no second call, whatever its form', async () => {
  const calls = recordCalls();
  const { result, rerender } = show({ classificationId: 'it', page: 1 });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  rerender({ page: 1, classificationId: 'it', favourite: undefined });
  await act(() => delay(20));
  expect(calls).toHaveLength(1);
});

test('the previous data stays while a new input loads', async () => {
  const { result, rerender } = show({ classificationId: 'it' });
  await waitFor(() => {
    expect(result.current.data?.total).toBe(3);
  });
  rerender({ classificationId: 'money' });
  expect(result.current).toMatchObject({ data: { total: 3 }, loading: true });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  expect(result.current.data?.items.map(({ id }) => id)).toEqual(['travel-expenses', 'income-statement', 'company-card']);
});

test('a response to an outdated input is dropped, and its call is aborted', async () => {
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  answerWith(
    http.post(FORM_LIST, async ({ request }) => {
      const { classificationId } = (await request.json()) as { classificationId: string };
      if (classificationId === 'it') await delay(60);
      return HttpResponse.json({ items: [], total: classificationId.length, page: 1, pageSize: 20 });
    }),
  );
  const { result, rerender } = show({ classificationId: 'it' });
  await act(() => delay(15));
  rerender({ classificationId: 'money' });
  await waitFor(() => {
    expect(result.current.data?.total).toBe(5);
  });
  await act(() => delay(80));
  expect(result.current.data?.total).toBe(5);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('a failure is returned, and retry repeats the call', async () => {
  expectConsole('error', /^error request Back at noon\.$/);
  answerWith(
    http.post(FORM_LIST, () => HttpResponse.json({ code: 'unavailable', message: 'Back at noon.' }, { status: 503 }), {
      once: true,
    }),
  );
  const { result } = show({ classificationId: 'it' });
  await waitFor(() => {
    expect(result.current).toMatchObject({
      data: undefined,
      loading: false,
      failure: { status: 503, code: 'unavailable', message: 'Back at noon.' },
    });
  });
  act(() => {
    result.current.retry();
  });
  expect(result.current.loading).toBe(true);
  await waitFor(() => {
    expect(result.current.data?.total).toBe(3);
  });
  expect(result.current.failure).toBeNull();
});

test('mutate changes the shown data at once', async () => {
  const { result } = show({ classificationId: 'it' });
  act(() => {
    result.current.mutate((page) => ({ ...page, total: 99 }));
  });
  await waitFor(() => {
    expect(result.current.data?.total).toBe(3);
  });
  act(() => {
    result.current.mutate((page) => ({ ...page, total: 2 }));
  });
  expect(result.current.data?.total).toBe(2);
});

test('leaving the window and coming back makes no call', async () => {
  const calls = recordCalls();
  const { result } = show({ classificationId: 'it' });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await act(() => delay(20));
  expect(calls).toHaveLength(1);
});

test('unmounting aborts the call', async () => {
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  answerWith(http.post(FORM_LIST, () => delay('infinite')));
  const { unmount } = show({ classificationId: 'it' });
  await act(() => delay(15));
  expect(abort).not.toHaveBeenCalled();
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
});

test('a change of the interface language repeats the call, and the previous data stays while it loads', async () => {
  await startI18n();
  const seen: unknown[] = [];
  const { result } = renderHook(() => {
    const list = useList({ classificationId: 'it' });
    seen.push({ loading: list.loading, locale: list.data?.items[0]?.locale });
    return list;
  });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  expect(result.current.data?.items[0]?.locale).toBe('en-US');
  await act(() => changeLocale('zh-CN'));
  await waitFor(() => {
    expect(seen.at(-1)).toEqual({ loading: false, locale: 'zh-CN' });
  });
  expect(seen).toContainEqual({ loading: true, locale: 'en-US' });
  await act(() => changeLocale('en-US'));
  await waitFor(() => {
    expect(result.current.data?.items[0]?.locale).toBe('en-US');
  });
});

const loaded = async (input: Input) => {
  const shown = show(input);
  await waitFor(() => {
    expect(shown.result.current).toMatchObject({ loading: false, refreshing: false });
  });
  return shown;
};

test('an answer kept from an earlier visit is shown at once, and replaced by the current one', async () => {
  (await loaded({})).unmount();
  onlyServices({ id: 'a' });
  const { result } = show({});
  expect(result.current).toMatchObject({ data: { total: 12 }, loading: false, refreshing: true });
  await waitFor(() => {
    expect(result.current).toMatchObject({ data: { total: 1 }, refreshing: false });
  });
});

test('an input used before shows its kept answer without the previous data', async () => {
  const { result, rerender } = await loaded({ classificationId: 'it' });
  const inIt = result.current.data?.items;
  rerender({ classificationId: 'money' });
  await waitFor(() => {
    expect(result.current.loading).toBe(false);
  });
  rerender({ classificationId: 'it' });
  expect(result.current).toMatchObject({ data: { items: inIt }, loading: false, refreshing: true });
  await act(() => delay(20));
});

test('a kept answer stays when the call fails for the moment, and gives place to any other failure', async () => {
  (await loaded({})).unmount();
  answerWith(
    http.post(FORM_LIST, () => HttpResponse.json({ code: 'internal', message: 'Broken.' }, { status: 500 }), { once: true }),
  );
  expectConsole('error', /Broken\./);
  const again = await loaded({});
  expect(again.result.current).toMatchObject({ data: { total: 12 }, failure: null });
  again.unmount();

  answerWith(
    http.post(FORM_LIST, () => HttpResponse.json({ code: 'forbidden', message: 'Not yours.' }, { status: 403 }), { once: true }),
  );
  expectConsole('error', /Not yours\./);
  const { result } = await loaded({});
  expect(result.current).toMatchObject({ data: undefined, failure: { status: 403 } });
});

test.each([
  [
    'a change',
    (): Promise<unknown> => requestChange('POST /api/favourite/update', { area: 'service', id: 'annual-leave', favourite: true }),
  ],
  [
    'the end of the session',
    (): Promise<unknown> => {
      tellThisTab('ended');
      return delay(1);
    },
  ],
])('no answer is kept after %s, not even one that was under way', async (_, happen) => {
  (await loaded({})).unmount();
  answerWith(
    http.post(FORM_LIST, async () => {
      await delay(50);
      return HttpResponse.json({ items: [], total: 7, page: 1, pageSize: 20 });
    }),
  );
  const underWay = show({ classificationId: 'it' });
  await act(async () => {
    await happen();
  });
  await waitFor(() => {
    expect(underWay.result.current.data?.total).toBe(7);
  });
  underWay.unmount();
  for (const input of [{}, { classificationId: 'it' }]) {
    const { result, unmount } = show(input);
    expect(result.current).toMatchObject({ data: undefined, loading: true });
    unmount();
  }
});

test('a change by this person is not undone by an older answer under way', async () => {
  (await loaded({})).unmount();
  const { result } = show({});
  act(() => {
    result.current.mutate((list) => ({ ...list, total: 99 }));
  });
  await act(() => delay(50));
  expect(result.current).toMatchObject({ data: { total: 99 }, loading: false, refreshing: false });
});

test('a change by this person is not overwritten by a retry in progress either', async () => {
  const { result } = show({});
  await waitFor(() => {
    expect(result.current.data?.total).toBe(12);
  });
  answerWith(
    http.post(FORM_LIST, async () => {
      await delay(50);
      return undefined;
    }),
  );
  act(() => {
    result.current.retry();
  });
  act(() => {
    result.current.mutate((data) => ({ ...data, total: 99 }));
  });
  await act(() => delay(150));
  expect(result.current).toMatchObject({ data: { total: 99 }, loading: false });
});
