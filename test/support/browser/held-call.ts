import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { apiUrl } from './render-account';

/** A call that is answered when the test says so; records the request body. */
export const hold = (network: SetupServer, method: 'patch' | 'post' | 'put' | 'delete', path: string) => {
  let release: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (release = resolve));
  const bodies: unknown[] = [];
  network.use(
    http[method](apiUrl(path), async ({ request }) => {
      bodies.push(await request.json().catch(() => null));
      return answer;
    }),
  );
  return { release: (given: Response) => release(given), bodies };
};
