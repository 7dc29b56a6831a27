import { TAKE_OVER } from '../takeOver.ts';
import { keptFiles, type FileList } from './keptFiles.ts';
import { isNotice } from '../notice.ts';
import { bringUp, type NoticedPage, type Windows } from './pressed.ts';

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
self.addEventListener('message', (event) => {
  if (!isNotice(event.data) || event.source === null) return;
  const { title, body, tag, icon, url } = event.data;
  const data: NoticedPage = { id: (event.source as Client).id, url };
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(self.clients as Windows, event.notification.data as NoticedPage));
});
