import { partFailure } from '#messages/failures';
import { PART_FAILED } from '@/hydration/names';
import { notify } from '@/ui/feedback/toast';

/** Failed attempts before the visitor is told: the code for a press may be blocked permanently. */
const TOLD_AT = 3;
/** Time within which failures of several parts are one attempt, in milliseconds. */
const MOMENT_MS = 1_000;

let attempts = 0;
let latest = -Infinity;

/** Reports once for all parts of the page. Offline, pages are read without their code. */
window.addEventListener(PART_FAILED, ({ timeStamp }) => {
  if (timeStamp - latest < MOMENT_MS) return;
  latest = timeStamp;
  attempts += 1;
  if (attempts < TOLD_AT || !navigator.onLine) return;
  attempts = -Infinity;
  notify.error(partFailure.title, { description: partFailure.text, stays: true });
});
