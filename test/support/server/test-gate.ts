import type { Gate } from '../../../functions/core/auth/access';

/** A gate that lets nobody in but strangers, without limits; what a test says differs. */
export const testGate = (differences: Partial<Gate> = {}): Gate => ({
  csrfSecret: 'a secret of at least 32 characters',
  authenticate: () => Promise.resolve(null),
  gameServerKey: null,
  limiterOf: () => ({ take: () => Promise.resolve(0) }),
  ...differences,
});
