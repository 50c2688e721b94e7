import { type PublishPlayers, publishPlayers } from '../servers';
import { site } from '../site';
import { contactBlock } from './contact';
import { list, paragraph, type LegalDocument } from './document';

/** The hosts that a visitor's browser loads pictures from, as the owner has set them. */
const avatarHosts = [
  ...new Set(Object.values(site.avatars).map((avatar) => new URL(avatar('x', 8)).host)),
].join(' and ');

/** For a site with a guard on the forms that can be sent without an account. */
export const GUARD_WORDS =
  'Forms that can be sent without an account are guarded against robots by Turnstile, a service of Cloudflare. With such a form your browser loads it from challenges.cloudflare.com: Cloudflare sees your IP address and what your browser says of itself, and we tell it your IP address once more to have its answer checked.';

/** Texts on who sees the names of players on a game server, by `publishPlayers` in `servers.ts`. */
export const NAMED_PLAYERS: Readonly<Record<PublishPlayers, string>> = {
  'as-the-game':
    'While you are on a game server: your game name and player ID, which the server tells this website. The website counts you, and names you among the players only if the server itself shows your name to everybody. If you switch off “Allow Server Listings” in the options of the game, you are counted and not named.',
  all: 'While you are on a game server: your game name and player ID, which the server tells this website. The website names you among the players, even if you switch off “Allow Server Listings” in the options of the game.',
  none: 'While you are on a game server: your game name and player ID, which the server tells this website. The website counts you among the players and names nobody.',
};

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  summary: `What ${site.name} knows about you, why, for how long, and what you can do about it.`,
  updatedLabel: 'Last updated',
  updated: 'today',
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        paragraph(
          'You can read this website, follow the server status and copy the address without telling us anything. We collect what the parts of the service need that you choose to use:',
        ),
        list(
          'On the game servers: your game name and player ID, your IP address, chat messages and commands, statistics such as kills, deaths and playtime, and records of punishments.',
          NAMED_PLAYERS[publishPlayers],
          'When you register on this website: a username, your email address and a password. Of the password we store only a hash, which cannot be turned back into it.',
          'When you add a second factor to your account: for an authenticator app its secret key, which we store encrypted, and fingerprints of your recovery codes; for a passkey its public key, the name that you give it, and when it was added and last used. Your fingerprint or face never leaves your device.',
          'When you vote for us on a listing site: it tells us the game name that you voted under, and when. We keep that with your streak, your votes of the month and what became of your rewards. When somebody asks on the vote page whether a vote has arrived, we may ask the listing site about that game name.',
          'When you link your account to your player in the game: the player’s name. The game shows that player a code for 15 minutes, and you enter it here.',
          'When you apply for a position: the answers that you write into the form, when you sent them and, if you were signed in, with which account. Depending on the position the answers include your age or date of birth, country and time zone. What the team decides and notes about the application is kept with it.',
          'When you write to us: your email address, the subject and the message.',
          'When we write to you, about your account or your application: the address, and what the mail says until it is sent.',
          'When you vote for us: the name of the player, the listing site and the time, as the listing site or our game servers tell us, and what the vote has earned.',
          'When you buy a rank: the store tells us the game name, the rank and the transaction number. Card details stay with the payment provider.',
          'Technical data: your IP address is used to limit how often a form can be sent and a password be tried. For that we store a hash of it, which cannot be turned back into it without a secret key. Such hashes, and others of accounts, stand in our log of sign-ins and of calls that were refused. The address itself appears in the logs of our hosting provider.',
        ),
        paragraph(
          `Your browser keeps some things for this website on your own device: the chosen theme, ${site.keepsPages ? 'the pages that you last saw, for when you have no connection, ' : ''}your votes and streaks, the name of the player that you vote with and which of its votes are still to be counted, the link to a player that you have begun (until it is made, or you sign out), the draft of an application (for 7 days or until you sign out, and without your age, date of birth and disabilities), what you typed into a form before you left its page (until you close the tab or sign out, and never passwords), when you read the guidelines, the announcement that you last dismissed, the private links to applications that you sent and, if you signed in, the sign-in itself. One cookie protects our forms against forged requests. There are no advertising cookies and no tracking across websites.`,
        ),
        paragraph(
          `Player and profile pictures are loaded from ${avatarHosts}. As with every picture on the web, those services see your IP address and which picture you asked for.`,
        ),
      ],
    },
    {
      id: 'how-we-use-your-data',
      title: 'How We Use Your Data',
      blocks: [
        list(
          'to run the game servers and this website, with your statistics, ranks and votes',
          'to answer you when you write to us',
          'to review applications and tell you what was decided',
          'to keep the game fair and players safe: moderation, the anti-cheat, reports and appeals',
          'to protect the service against attacks and misuse',
          'to meet legal duties',
        ),
        paragraph(
          'We do not sell your data and do not use it for advertising. Leaderboards and votes are public: your game name and statistics, when you last voted, your streak and your rewards can be seen by everybody who asks for your game name.',
        ),
        paragraph(
          'Some services process data for us: the hosting provider and the database behind this website, the chat platform on which the team reads applications, the service that forwards contact messages, the service that delivers our mail, the store, the listing sites that we ask about votes, and the status services that we ask about our own servers. Each receives only what its task needs.',
        ),
      ],
    },
    {
      id: 'data-protection',
      title: 'Data Protection',
      blocks: [
        paragraph(
          'Connections to this website are encrypted. Passwords are stored as salted hashes made with a slow algorithm, and of a sign-in only a fingerprint, when it was used and what kind of device it came from, such as “Firefox on Windows”. Your account remembers these kinds, so that we can write to you when a new one signs in. Access to applications, messages and user accounts is limited to administrators, that to applications and messages to reviewers too, and what any of them changes is recorded.',
        ),
        paragraph('We keep data only as long as it serves its purpose:'),
        list(
          'Account data: until you delete your account. Applications that were sent with it are not erased with it, but no longer name the account.',
          'The player that your account is linked to: until you unlink it, an administrator does so, or you delete your account. Votes and rewards belong to the player, not to the account, and stay.',
          'Sign-ins: until you sign out, at most 30 days. Hashes of the networks that you signed in from: 30 days, and no more than five of them.',
          'Applications: until 180 days after they were decided, or after they were sent if nobody decides. You can withdraw yours at any time: its answers are erased at once, and for 180 days a line says for which position there was one, and when. Erased and withdrawn applications are also deleted from the team’s chat.',
          'Contact messages: 180 days after they were received.',
          'Mails to you: what they say is erased from this website once they are sent, and after two days in any case. In them nothing is loaded from elsewhere, and nothing tells us whether you have read one.',
          'The record of what administrators and reviewers change: one year. It names accounts by numbers that say nothing once the account is deleted, and of an application it keeps the position and what was decided, never the answers.',
          'Votes: the record of each one for 90 days, or for 30 days while we do not recognize the listing site that it comes from; your streak, your count of votes and your rewards until 13 months after the month of your last vote.',
          'Game names with the time of the last join, from which we know whom a vote is for: about 13 months.',
          'Backups: what you delete stays in backups until these are replaced, as a rule for a week. They are only used to bring the website back after a failure.',
          'Who is on a game server: until that server next tells us, as a rule within ten minutes.',
          'Game statistics: until the end of the season; final standings may stay public.',
          'Chat logs and punishment records: as long as fair moderation and appeals need them.',
        ),
        paragraph(
          'No system is perfectly secure. If a breach puts your data at risk, we tell the people affected and the authorities as the law requires.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      blocks: [
        paragraph('Wherever you live, you can ask us to:'),
        list(
          'tell you which data we hold about you, and give you a copy of it',
          'correct what is wrong',
          'delete your data, as far as no law and no running case obliges us to keep it',
          'stop using your data for a certain purpose, or limit its use while a question is open',
        ),
        paragraph(
          'A registered user can, while signed in, download the account’s data together with the applications that were sent with it, and delete the account. For everything else, write to us from the address that we know, so that we can tell that it is you. You may also complain to the data protection authority of your country.',
        ),
        paragraph(
          'Players under 13 need the consent of a parent or guardian. The Parental Consent page explains how it is given and withdrawn, and which rights parents have.',
        ),
        contactBlock('Privacy Request'),
      ],
    },
    {
      id: 'updates',
      title: 'Updates',
      blocks: [
        paragraph(
          'When we start to collect something new or use data for a new purpose, we change this page first and announce it on Discord. If you have an account and the change is an important one, we also write to you.',
        ),
      ],
    },
  ],
};
