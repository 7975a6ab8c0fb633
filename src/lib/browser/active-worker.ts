/**
 * Returns the service worker of the portal in this browser; null or undefined if there is none. A page need not be controlled by it, for
 * example after a reload without the cache.
 */
export async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  // Browsers have no service workers without https, except on localhost.
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  return serviceWorker.controller ?? (await serviceWorker.getRegistration())?.active;
}
