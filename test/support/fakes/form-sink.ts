import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../../local/site/listen';

export interface FormSink {
  /** Value for `CONTACT_FORWARD_URL`. */
  readonly url: string;
  /** Completely received forms, oldest first, answered or not. */
  readonly forms: { readonly fields: Record<string, string>; readonly headers: IncomingHttpHeaders }[];
  /** Response from now on, to forms and all other requests; `taking` by default. */
  answer: Answer;
  /** Resolves once this many forms have arrived. */
  untilForms(count: number): Promise<void>;
  /** Refuses connections, like a service that is down. */
  goDown(): Promise<void>;
  /** Listens again at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse) => void;

/** Possible responses of a form-forwarding service. */
export const taking: Answer = (response) => void response.writeHead(200).end('Thanks!');
export const failing: Answer = (response) => void response.writeHead(500).end('Oops');
export const hanging: Answer = () => undefined;

/** Starts a form-forwarding service on loopback. */
export async function startFormSink(): Promise<FormSink> {
  const forms: FormSink['forms'] = [];
  const watchers: { readonly count: number; readonly notify: () => void }[] = [];
  const server = createServer((request, response) => {
    void readForm(request).then((fields) => {
      if (request.method === 'POST') forms.push({ fields, headers: request.headers });
      for (const { count, notify } of watchers) if (forms.length >= count) notify();
      sink.answer(response);
    });
  });
  const port = await freePort('127.0.0.1');
  const comeBack = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await comeBack();
  const goDown = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const sink: FormSink = {
    url: `http://127.0.0.1:${String(port)}/form/`,
    forms,
    answer: taking,
    untilForms: (count) =>
      new Promise((notify) => {
        if (forms.length >= count) notify();
        watchers.push({ count, notify });
      }),
    goDown,
    comeBack,
    stop: goDown,
  };
  return sink;
}

/** Reads the fields of a form in a request's body. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}
