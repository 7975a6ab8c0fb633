import '@testing-library/jest-dom';
import Cookies from 'js-cookie';
import { configure } from '@testing-library/react';
import { dropAnswers } from '@/lib/api/answer-cache';
import { clearSession } from '@/lib/session/session';
import { checkConsole, guardConsole } from './console';
import { checkCalls, close, listen, openPortal, stopRecording } from './portal';

// A lazily loaded component is compiled on first use, which may take time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(listen);
afterAll(close);

beforeEach(() => {
  guardConsole();
  openPortal();
  window.history.replaceState(null, '', '/');
});

afterEach(async () => {
  jest.useRealTimers();
  // Calls that the page has just begun, such as the count of a view, are sent with the test's session.
  await new Promise((resolve) => setTimeout(resolve));
  clearSession();
  dropAnswers();
  Cookies.remove('locale');
  window.localStorage.clear();
  window.sessionStorage.clear();
  stopRecording();
  jest.restoreAllMocks();
  checkCalls();
  checkConsole();
});
