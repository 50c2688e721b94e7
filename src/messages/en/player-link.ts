import { identity } from '#network/identity';

/** Texts about the player that an account's owner is in the game. */
export const playerLink = {
  title: 'Your player',
  text: 'Link your account to your player in the game. Your place, your streak, your votes and your rewards are then shown here, and your player’s face is that of your account.',
  steps: {
    label: 'How to link your player',
    name: 'Say who you are in the game.',
    join: `Join any server of ${identity.name}. A code appears in your chat, which you alone see.`,
    code: 'Enter the code here.',
  },
  start: {
    nameLabel: 'Player name',
    nameHint: 'As other players see it in the game.',
    submitLabel: 'Get a code',
    failureTitle: 'No code is on its way',
  },
  waiting: {
    title: (player: string) => `A code for ${player} is on its way`,
    text: 'It appears in the chat as you join. If you are playing already, it takes up to two minutes.',
    timeLabel: 'Time left',
    codeLabel: 'Code from the chat',
    codeHint: 'Six letters and digits, from the latest message. After five wrong ones you start again.',
    submitLabel: 'Link player',
    cancelLabel: 'Cancel',
    failureTitle: 'Your player is not linked yet',
    linked: (player: string) => `You are linked to ${player}`,
  },
  /** Why a code that was on its way does not count any more; what has a link behind it ends with the words before that. */
  ended: {
    expired: {
      title: 'The code has expired',
      text: 'It counted for 15 minutes. If you saw none in the chat, you may not have been in the game under exactly this name. If you were, get another one, and if that does not come either,',
    },
    over: {
      title: 'Too many wrong codes',
      text: 'This code does not count any more. Get another one, and enter it as it stands in the chat.',
    },
    taken: {
      title: 'This player belongs to another account',
      text: 'If that account is yours, unlink the player there. If it is not, our team can release the player:',
    },
    againLabel: (player: string) => `Get a code for ${player}`,
    otherNameLabel: 'Use another name',
  },
  /** A link to the page of the support. */
  supportLabel: 'write to us',
  linked: {
    text: 'You are linked to this player.',
    unlinkLabel: 'Unlink',
    question: (player: string) => `Unlink ${player}?`,
    consequences:
      'This page then shows nothing of the player, and another account can be linked to it. Votes, streak and rewards stay with the player in the game.',
    confirmLabel: 'Unlink player',
    done: (player: string) => `${player} is unlinked`,
  },
  /** Said of an account that is deleted. */
  deletion: 'A player that it is linked to stays, with votes and rewards, and is free for another account.',
  places: {
    title: 'Your place on the leaderboards',
    label: (mode: string) => `Your places in ${mode}`,
    none: 'You have no place here yet. Play, and you get one.',
    among: (players: string) => `Among ${players} players`,
    failureTitle: 'Your place could not be loaded',
  },
  desk: {
    linked: (player: string) => `Plays as ${player}`,
    label: 'Release player',
    question: (player: string) => `Release ${player}?`,
    consequences: (player: string, username: string) =>
      `${username} is then linked to no player, and another account can be linked to ${player} by a code in the game’s chat. Votes and rewards stay with the player.`,
    done: (player: string) => `${player} is released`,
  },
} as const;
