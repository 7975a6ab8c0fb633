// Removes the portal's service worker, its files, and the pages that a person kept to read offline. Served where the portal runs
// without one: in development, and by SERVICE_WORKER=off. The server serves the built worker at this address otherwise.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('portico-')).map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('portico.offline');
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
