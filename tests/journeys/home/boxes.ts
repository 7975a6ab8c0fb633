import { screen, within } from '@testing-library/react';
import type { Home, HomePart } from 'contract/home';
import type { NoticeInbox } from 'contract/notice';
import { http, HttpResponse } from 'msw';
import { answerWith } from '../../setup/portal';

/** Returns the box of the home page with that name. */
export const box = (name: string | RegExp) => screen.findByRole('region', { name });
export const linksIn = (region: HTMLElement) => within(region).getAllByRole('link');

const NO_NOTICES: NoticeInbox = { unread: 0, mustReadTotal: 0, mustRead: [], latest: [], alert: null };

/** Makes the mocked API answer the first call for the home page with few parts and `given`, and with `part` as failed. */
export function withoutPart(part: HomePart, given: object = {}): void {
  const few: Home = { failed: [], slides: [], closing: [], inbox: NO_NOTICES, notices: { items: [], tabs: [] } };
  answerWith(
    http.post(
      '*/api/home',
      async ({ request }) => {
        const { parts } = (await request.clone().json()) as { parts?: string[] };
        return parts ? undefined : HttpResponse.json({ ...few, ...given, failed: [part], [part]: undefined });
      },
      { once: true },
    ),
  );
}
