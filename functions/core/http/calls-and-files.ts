import { API_BASE } from '@/contract/paths';
import type { Handler } from './respond';
import type { serve } from './serve';

const isCall = ({ url }: Request): boolean => new URL(url).pathname.toLowerCase().startsWith(`${API_BASE}/`);

/** One function of the API's calls and of files beside it, which the API's document does not name. */
export function callsAndFiles(calls: ReturnType<typeof serve>, files: Handler) {
  const handler: Handler = (request, context) =>
    isCall(request) ? calls(request, context) : files(request, context);
  return Object.assign(handler, { routes: calls.routes });
}
