import { identity } from '#network/identity';
import { hasSubject } from '@/lib/subjects';

const [hasRanks, hasVotes] = [hasSubject('leaderboards'), hasSubject('voting')];

/** Introduction of the card, by the subjects that the network has. */
const text = (): string => {
  if (hasVotes && hasRanks)
    return 'Link your account to your player in the game. This page then shows your rank, streak, votes and rewards, and your account gets your player’s face.';
  if (hasVotes)
    return 'Link your account to your player in the game. This page then shows your streak, votes and rewards, and your account gets your player’s face.';
  if (hasRanks)
    return 'Link your account to your player in the game. This page then shows your rank, and your account gets your player’s face.';
  return 'Link your account to your player in the game. Your account then gets your player’s face.';
};

/** Texts about the player of an account's owner. */
export const playerLink = {
  title: 'Your player',
  text: text(),
  steps: {
    label: 'How to link your player',
    name: 'Enter your Minecraft name.',
    join: `Join any ${identity.name} server. A code that only you can see appears in your chat.`,
    code: 'Enter the code here.',
  },
  start: {
    nameLabel: 'Player name',
    nameHint: 'Exactly as other players see it in the game.',
    submitLabel: 'Get a code',
    failureTitle: 'We couldn’t send a code',
  },
  waiting: {
    title: (player: string) => `A code for ${player} is on its way`,
    text: 'It appears in the chat when you join. If you are already playing, it can take up to two minutes.',
    timeLabel: 'Time left',
    codeLabel: 'Code from the chat',
    codeHint:
      'Six letters and digits from the latest message. After five wrong codes you have to start over.',
    submitLabel: 'Link player',
    cancelLabel: 'Cancel',
    failureTitle: 'Your player is not linked yet',
    linked: (player: string) => `You are now linked to ${player}`,
  },
  /** Why a code is no longer valid, and what to do. */
  ended: {
    expired: {
      title: 'The code has expired',
      text: 'It was valid for 15 minutes. If it never appeared in the chat, check that you joined under exactly this name, then get another one.',
    },
    over: {
      title: 'Too many wrong codes',
      text: 'This code is no longer valid. Get another one, and enter it exactly as it appears in the chat.',
    },
    taken: {
      title: 'This player belongs to another account',
      text: 'If that account is yours, unlink the player there first. If it isn’t, our team can unlink it.',
    },
    againLabel: (player: string) => `Get a code for ${player}`,
    otherNameLabel: 'Use another name',
  },
  /** Link to the support page, after one of the texts above. */
  supportLabel: 'Contact us',
  linked: {
    text: 'You are linked to this player.',
    unlinkLabel: 'Unlink',
    question: (player: string) => `Unlink ${player}?`,
    consequences:
      'This page then no longer shows the player, and another account can be linked to it. Votes, streak and rewards stay with the player in the game.',
    confirmLabel: 'Unlink player',
    done: (player: string) => `${player} is unlinked`,
  },
  places: {
    title: 'Your leaderboard ranks',
    label: (mode: string) => `Your ranks in ${mode}`,
    none: 'You have no rank here yet. Play to get one.',
    among: { one: 'You are the only player', other: 'Among {count} players' },
    failureTitle: 'Your ranks could not be loaded',
  },
  desk: {
    linked: (player: string) => `Plays as ${player}`,
    label: 'Unlink player',
    question: (player: string) => `Unlink ${player}?`,
    consequences: (player: string, username: string) =>
      `${username} will no longer be linked to a player. Another account can then be linked to ${player} with a code from the game’s chat. Votes and rewards stay with the player.`,
    done: (player: string) => `${player} is unlinked`,
  },
} as const;
