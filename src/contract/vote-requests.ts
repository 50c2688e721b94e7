import { type InferType, mixed, object } from 'yup';
import { choiceForm, UUID_FORM } from './json-form';
import { GAME_NAME_FORM, isGameName, PLAYER_NAME_LIMIT } from './player-name';
import { requiredText } from './text';
import { typedCode } from './typed-ascii';
import { isUuid } from './uuid';

/** Checks for a player's name: any name, or one that exists on a site's servers. */
export type IsName = (text: string) => boolean;

export const NO_PLAYER_NAME = 'Enter a valid Minecraft name';

export const playerName = (isName: IsName) =>
  requiredText({ label: 'Player name', limit: PLAYER_NAME_LIMIT })
    .meta({ form: GAME_NAME_FORM })
    .test('player', NO_PLAYER_NAME, isName);
const site = () => requiredText({ label: 'Site', limit: 20 });

/** `POST /api/votes/{player}/check` and `ticket`. */
export const voteSiteSchema = object({ site: site() });

/** `POST /api/votes/{player}/claim`. */
export const voteClaimSchema = object({
  days: mixed((value): value is number => Number.isSafeInteger(value))
    .meta({ form: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } })
    .typeError('Days must be a whole number')
    .required('Days are missing'),
});

/** `POST /api/auth/player`, answered with 202 and a `PlayerLinkResponse`. */
export const playerLinkSchemaFor = (isName: IsName) => object({ username: playerName(isName) });
export const playerLinkSchema = playerLinkSchemaFor(isGameName);

/** `POST /api/auth/player/confirm`, answered with a `UserResponse`. */
export const playerConfirmSchema = object({
  id: mixed(isUuid)
    .meta({ form: UUID_FORM })
    .typeError('The id must be a UUID')
    .required('The id is missing'),
  code: requiredText({ label: 'Code', limit: 40 }).transform((value: unknown) =>
    typeof value === 'string' ? typedCode(value).toUpperCase() : value,
  ),
});

/** Maximum length of a listing site's name in votes, in characters. */
const SERVICE_LIMIT = 100;

/** `POST /api/admin/vote-services`, answered with a `NamedServiceResponse`. */
export const nameServiceSchema = object({
  service: requiredText({ label: 'Service', limit: SERVICE_LIMIT }),
  site: site(),
});
export type NameService = InferType<typeof nameServiceSchema>;

export const REWARD_DECISIONS = ['retry', 'done'] as const;
export type RewardDecision = (typeof REWARD_DECISIONS)[number];

/** `POST /api/admin/rewards/{id}`, answered with a `RewardResponse`. */
export const rewardDecisionSchema = object({
  action: mixed((value): value is RewardDecision => REWARD_DECISIONS.some((known) => known === value))
    .meta({ form: choiceForm(REWARD_DECISIONS) })
    .typeError('Action must be retry or done')
    .required('Action is missing'),
});

/** `POST /api/admin/votes/test`, answered with 201 and a `TestVoteResponse`. */
export const testVoteSchemaFor = (isName: IsName) => object({ username: playerName(isName), site: site() });
export type TestVote = InferType<ReturnType<typeof testVoteSchemaFor>>;
