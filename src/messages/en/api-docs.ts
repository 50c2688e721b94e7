import { identity } from '#network/identity';

/** Where the page below lies. It is no route of the app, which does not run on it. */
export const API_DOCS_PATH = '/api-docs';

/** The page that shows the API's document. */
export const apiDocs = {
  title: 'API',
  description: `Every call of the ${identity.name} API: who may make it, what it takes and what it answers.`,
  intro:
    'Everything that this site shows comes from these calls, and you may use them for tools of your own. The document of this page, for programs, is',
  home: 'home',
  contents: 'Contents',
  who: 'Who calls',
  whoIntro:
    'A call says who makes it in one of these ways. Calls that change something and show none want the anti-forgery pair.',
  errors: 'Errors and limits',
  errorsText:
    'A refused call is answered with an error: a code for programs, a message for people and, with 422, what is wrong with each field. 429 and 503 say in Retry-After after how many seconds to try again. Leave room between calls, and keep what you got for as long as its Cache-Control says.',
  example: 'Example',
  parameters: 'Parameters',
  refusals: 'Refused with',
  body: 'Body',
  required: 'required',
  alternatives: 'One of these',
} as const;
