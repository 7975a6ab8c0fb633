import { delay, http, HttpResponse } from 'msw';
import { request, requestPlain } from '@/lib/api/http';
import { RequestFailure, type Failure } from '@/lib/api/failures';
import { readToken } from '@/lib/session/session';
import { onToast, type Toast } from '@/lib/browser/toasts';
import { signedIn } from '../../factories/session';
import { visit } from '../../setup/address';
import { expectConsole } from '../../setup/console';
import { answerWith, portal, recordCalls } from '../../setup/portal';
import { PEOPLE } from '../../../mock/data/people';
import { issueTicket } from '../../../mock/data/store';

const FORM_LIST = '*/api/servicehall/form/list';
function failWith(status: number, body: object | string): void {
  const answer = () => (typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }));
  answerWith(http.post(FORM_LIST, answer));
}

let toasts: Toast[] = [];
let stopToasts: () => void;

beforeEach(() => {
  visit('/service?page=2');
  document.documentElement.lang = 'en-US';
  toasts = [];
  stopToasts = onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  stopToasts();
});

describe('the data of a call', () => {
  test('an authenticated call sends the token as stored, the interface language and credentials', async () => {
    const { token } = signedIn();
    document.documentElement.lang = 'zh-CN';
    const calls = recordCalls();
    await request('POST /api/servicehall/keyword/list', {});
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/servicehall/keyword/list']);
    const sent = calls[0]?.request;
    expect(sent?.headers.get('authorization')).toBe(token);
    expect(sent?.headers.get('accept-language')).toBe('zh-CN');
    expect(sent?.credentials).toBe('include');
    expect(new URL(sent?.url ?? '').origin).toBe(window.location.origin);
  });

  test('the login call sends its payload unchanged and no token, even when one is stored', async () => {
    signedIn();
    const calls = recordCalls();
    const payload = { ucToken: issueTicket(portal(), PEOPLE.editor), extra: { nested: ['yes'] } };
    const { userInfo } = await requestPlain('POST /api/user/login/ucToken', payload);
    expect(userInfo.name).toBe('Daniel Okafor');
    expect(calls[0]?.request.headers.has('authorization')).toBe(false);
    expect(await calls[0]?.request.json()).toEqual(payload);
  });

  test('the input of a GET is sent in the query', async () => {
    signedIn();
    const calls = recordCalls();
    const form = await request('GET /api/servicehall/form/info', { id: 'annual-leave' });
    expect(form?.title).toBe('Annual leave');
    expect(new URL(calls[0]?.request.url ?? '').search).toBe('?id=annual-leave');
  });

  test('the input of a GET that is a path parameter is sent in the path', async () => {
    signedIn();
    const calls = recordCalls();
    await request('GET /api/attachment/:id', { id: '3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a001' });
    expect(calls[0]?.call).toBe('GET /api/attachment/3f0c5b1e-0a51-4c53-9d7e-51f0d6b1a001');
  });
});

test('a call of one person is not sent after another has signed in: the page reloads instead', async () => {
  signedIn();
  visit('/service');
  signedIn('editor');
  expectConsole('error', /Not implemented: navigation/);
  const calls = recordCalls();
  expect(await request('POST /api/feedback', { area: 'service', id: 'annual-leave', useful: false })).toBeUndefined();
  expect(calls).toEqual([]);
});

describe('failures', () => {
  const failing = async (): Promise<{ answer: unknown; failure: Failure | undefined }> => {
    let failure: Failure | undefined;
    const answer = await request(
      'POST /api/servicehall/form/list',
      {},
      {
        onFailure: (told) => {
          failure = told;
        },
      },
    );
    return { answer, failure };
  };

  test('an error response shows its message as a toast, is logged as `error request` and resolves to undefined', async () => {
    signedIn();
    expectConsole('error', /^error request /);
    failWith(503, { code: 'unavailable', message: 'Back at noon.' });
    expect(await failing()).toEqual({
      answer: undefined,
      failure: { status: 503, code: 'unavailable', message: 'Back at noon.' },
    });
    expect(toasts).toEqual([{ kind: 'error', text: 'Back at noon.' }]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith('error request', expect.any(RequestFailure));
  });

  test('the details of invalid fields reach the caller', async () => {
    signedIn();
    expectConsole('error', /^error request /);
    failWith(400, { code: 'request.invalid', message: 'Not valid.', details: { page: 'too large' } });
    expect((await failing()).failure?.details).toEqual({ page: 'too large' });
  });

  test.each([
    { language: 'en-US', sentence: 'The portal could not answer this. Try again in a moment.' },
    { language: 'zh-CN', sentence: '服务暂时无法处理该请求，请稍后再试。' },
  ])('an error page of another server becomes a generic message in $language', async ({ language, sentence }) => {
    signedIn();
    document.documentElement.lang = language;
    expectConsole('error', /^error request /);
    failWith(502, '<html>Bad gateway</html>');
    expect((await failing()).failure).toEqual({ status: 502, code: 'answer.unreadable', message: sentence });
    expect(toasts).toEqual([{ kind: 'error', text: sentence }]);
  });

  test('an unreachable server is reported with a generic message', async () => {
    signedIn();
    expectConsole('error', /^error request /);
    answerWith(http.post(FORM_LIST, () => HttpResponse.error()));
    expect((await failing()).failure).toMatchObject({ status: 0, code: 'request.unreachable' });
    expect(toasts).toHaveLength(1);
  });

  test('an aborted call reports nothing', async () => {
    signedIn();
    answerWith(http.post(FORM_LIST, () => delay('infinite')));
    const controller = new AbortController();
    const onFailure = jest.fn();
    const answer = request('POST /api/servicehall/form/list', {}, { signal: controller.signal, onFailure });
    controller.abort();
    expect(await answer).toBeUndefined();
    expect(onFailure).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });

  test('a failed login call throws with the server’s code and message', async () => {
    visit('/login');
    expectConsole('error', /^This sign-in is no longer valid\. Start again\.$/);
    const failed = requestPlain('POST /api/user/login/ucToken', { ucToken: 'used' });
    await expect(failed).rejects.toMatchObject({ failure: { status: 401, code: 'login.invalid' } });
    expect(readToken()).toBeNull();
  });
});
