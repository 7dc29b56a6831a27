import { TAKE_OVER } from '../takeOver.ts';
import { keptFiles, type FileList } from './keptFiles.ts';
import { bringUp } from './pressed.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const FILES: FileList;

const files = keptFiles(FILES, { caches, fetch: (request) => fetch(request), folder: self.registration.scope });

self.addEventListener('install', (event) => event.waitUntil(files.fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(files.takeCharge().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) =>
  event.respondWith(files.answer(event.request).then((kept) => kept ?? fetch(event.request))),
);
// A new version waits until it is told to take over: it must not change the page under a match.
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});
// A notice of a room (`pages/rooms/notices.ts`).
self.addEventListener('notificationclick', (event) => {
  const { url } = event.notification.data as { readonly url: string };
  event.notification.close();
  event.waitUntil(bringUp(self.clients, url));
});
