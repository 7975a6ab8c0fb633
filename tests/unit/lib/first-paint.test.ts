import { fireEvent } from '@testing-library/react';
import { showFirstFrame, takeFailedFilesAway } from '@/lib/browser/first-paint';
import { signedIn } from '../../factories/session';

const frame = () => document.documentElement.dataset.frame;

test.each([
  { who: 'signed-in', at: '/service', shown: 'full' },
  { who: 'signed-in', at: '/login', shown: 'none' },
  { who: 'signed-out', at: '/service', shown: 'none' },
])('a $who person at $at: the frame is $shown', ({ who, at, shown }) => {
  if (who === 'signed-in') signedIn();
  window.history.replaceState(null, '', at);
  showFirstFrame(false);
  expect(frame()).toBe(shown);
});

test('the frame, which shows the signed-in person, is not shown in a tab that shows the portal as somebody else', () => {
  signedIn();
  window.history.replaceState(null, '', '/service');
  showFirstFrame(true);
  expect(frame()).toBe('none');
});

test('removes the elements of scripts and style sheets that failed to load, so that the program can load them again', () => {
  takeFailedFilesAway();
  const script = document.head.appendChild(document.createElement('script'));
  const style = document.head.appendChild(document.createElement('link'));
  const picture = document.body.appendChild(document.createElement('img'));
  const loaders = document.head.appendChild(document.createElement('link'));
  loaders.onerror = () => undefined;
  for (const element of [script, style, picture, loaders]) fireEvent.error(element);
  expect([script, style, picture, loaders].map(({ isConnected }) => isConnected)).toEqual([false, false, true, true]);
  picture.remove();
  loaders.remove();
});
