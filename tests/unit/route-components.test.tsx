import { lazy, Suspense, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { loadPage, renderLoadedAtOnce } from '@/route-components';

// The loader is read from a property that React does not document. This test fails if a version of React renames it.
test('a page whose chunk has loaded renders at once, without the fallback', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <h1>Services</h1> }));
  const routeComponents: Record<string, unknown> = { services: lazy(load) };
  renderLoadedAtOnce({ routes: { services: { id: 'services', path: 'service' } }, routeComponents });
  await loadPage('/service');
  const Page = routeComponents.services as ComponentType;
  const Fallback = jest.fn(() => null);
  render(
    <Suspense fallback={<Fallback />}>
      <Page />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
  expect(Fallback).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});
