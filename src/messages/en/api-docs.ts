import { identity } from '#network/identity';

/** Path of the page below. It is not a route of the app, which does not run on it. */
export const API_DOCS_PATH = '/api-docs';

/** The page that shows the API's document. */
export const apiDocs = {
  title: 'API',
  description: `Every call of the ${identity.name} API: who may make it, its parameters and its responses.`,
  intro:
    'This site gets everything it shows from these calls, and you may use them in your own tools. The machine-readable document is',
  home: 'home',
  contents: 'Contents',
  who: 'Authentication',
  whoIntro:
    'A call is authenticated in one of these ways. A call that changes something without authentication needs a CSRF cookie and header.',
  errors: 'Errors and limits',
  errorsText:
    'A rejected call returns an error: a code for programs, a message for people and, with status 422, the problem with each field. 429 and 503 give the seconds to wait in Retry-After. Leave time between calls, and cache responses for as long as their Cache-Control allows.',
  example: 'Example',
  parameters: 'Parameters',
  refusals: 'Errors',
  body: 'Body',
  required: 'required',
  alternatives: 'One of these',
} as const;
