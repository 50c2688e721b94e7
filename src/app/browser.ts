// Decision record: docs/decisions/0001-prerender-and-hydrate-in-parts.md
import { yieldToBrowser } from '@/lib/yield-to-browser';

let start: () => void;

/** The app's modules in pieces, each of which yields to the browser after a few milliseconds. */
const pieces: (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  async () => {
    const { adoptLinkedStyles } = await import(/* webpackMode: "eager" */ '@/hydration/linked-styles');
    adoptLinkedStyles();
  },
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@/store/api'),
  () => import(/* webpackMode: "eager" */ '@/store/store'),
  () => import(/* webpackMode: "eager" */ './routes'),
  async () => {
    ({ start } = await import(/* webpackMode: "eager" */ './start'));
  },
  () => start(),
];

const run = async () => {
  for (const load of pieces) {
    await load();
    await yieldToBrowser();
  }
};

void run();
