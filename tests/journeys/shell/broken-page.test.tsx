import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn } from '../../factories/session';
import { expectConsole } from '../../setup/console';
import { answerWith } from '../../setup/portal';
import { renderApp } from '../../setup/render-app';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a reader whose document broke the page reads another one after only the query has changed', async () => {
  signedIn();
  const broken = { id: 'spending-limits', title: 'Spending limits', classifications: [], toc: null };
  answerWith(
    http.get('*/api/information/info', ({ request }) =>
      new URL(request.url).searchParams.get('id') === broken.id ? HttpResponse.json(broken) : undefined,
    ),
  );
  expectConsole('error', /Cannot read properties of/);
  const user = await renderApp('/information?doc=visas');
  await title('Visas');
  await user.click(await screen.findByRole('link', { name: 'Next Spending limits' }));
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visas' })).toBeVisible();
  act(() => {
    window.history.back();
  });
  expect(await title('Visas')).toBeVisible();
});
