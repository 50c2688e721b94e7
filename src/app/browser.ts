import { yieldToBrowser } from '@/lib/yield-to-browser';

/** The app's modules in pieces, each of which leaves the browser free again after a few milliseconds. */
const pieces: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  async () => {
    const { adoptLinkedStyles } = await import(/* webpackMode: "eager" */ '@/theme/linked-styles');
    adoptLinkedStyles();
  },
  () => import(/* webpackMode: "eager" */ '@/store/store'),
  () => import(/* webpackMode: "eager" */ './routes'),
];

const run = async () => {
  for (const load of pieces) {
    await load();
    await yieldToBrowser();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  start();
};

void run();
