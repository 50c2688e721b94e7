/**
 * Credits and commands of the same month by cause, as measured on 2026-11-26 at commit `54bb81de`, before requests, bytes and
 * commands were saved.
 */
export const BEFORE: Readonly<Record<string, { readonly commands: number; readonly credits: number }>> = {
  'visits: pages and their files': { commands: 0, credits: 251.8 },
  "visits: the home page's film": { commands: 0, credits: 135.9 },
  'visits: the status of the servers': { commands: 138_090, credits: 22.4 },
  'visits: what the owner has published': { commands: 38_370, credits: 56.4 },
  'visits: leaderboards and votes': { commands: 108_480, credits: 20.6 },
  'companions with nothing new': { commands: 78_000, credits: 12.9 },
  'companions: players who join': { commands: 15_630, credits: 1.1 },
  'votes and their rewards': { commands: 41_730, credits: 2.2 },
  'leaderboards: pushed statistics': { commands: 11_610, credits: 0.3 },
  'accounts of applicants, with mails': { commands: 2_400, credits: 0.1 },
  'applications, with the chat': { commands: 3_480, credits: 0.1 },
  'staff at the desk, with mails': { commands: 10_680, credits: 0.5 },
  'the schedule': { commands: 60_450, credits: 1.8 },
  'the night: erasing and the backup': { commands: 1_050, credits: 0 },
  deploys: { commands: 0, credits: 64.3 },
  '**together**': { commands: 509_970, credits: 570.2 },
};
