import { CREDIT_PRICES, FREE_PLAN } from '@/contract/usage';
import { serverIds } from '@/lib/servers';
import { VOTERS } from '../bridge/timetable';
import type { Costs } from '../costs/costs';
import { FRESH, IDLE_MS, MONTH, OPENED, STAY_S, WAY_MS } from '../costs/month';
import { DEPLOY_CREDITS, inMonth, monthLike } from '../costs/month-of';
import type { Measurement } from '../results';
import { causesTable, freshTable, savingsTable, sizesTable } from './costs-tables';
import { code, count, table } from './markdown';

/** Beside docs/BENCHMARKS.md. */
export const COSTS_FILE = 'COSTS.md';

/** What the month was hoped to cost at most. */
const TARGET = { commands: 150_000, credits: 60 };

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
/** As the database's provider counts them. */
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;
const percent = (share: number) => `${String(Math.round(share * 100))} %`;

const verdict = ({ day, sizes }: Costs): string[] => {
  const month = monthLike(day);
  const isFree = ({ commands, credits }: { commands: number; credits: number }) =>
    commands < FREE_PLAN.commands && credits < FREE_PLAN.credits;
  const held = sizes.findLast(({ day: of }) => isFree(monthLike(of)));
  const isOnTarget = month.commands <= TARGET.commands && month.credits <= TARGET.credits;
  const [used, target] = [
    `${count(month.commands)} commands and ${count(Math.round(month.credits))} credits`,
    `${count(TARGET.commands)} commands and ${String(TARGET.credits)} credits`,
  ];
  return [
    isFree(month)
      ? `A month like this stays in both free plans: it needs ${used}.`
      : `**A month like this does not stay in the free plans**: it needs ${used}. ${
          held
            ? `They hold one with ${count(held.visits)} visits and ${String(held.applications)} applications a day.`
            : ''
        } [What to turn off](#what-to-turn-off-first) says what helps.`,
    isOnTarget
      ? `The target of at most ${target} is kept.`
      : `The target of at most ${target} is not kept: ${DEPLOY_CREDITS.toFixed(0)} credits are the deploys alone.`,
  ];
};

const plansTable = ({ day }: Costs): string => {
  const { commands, credits, stored, databaseBytes } = monthLike(day);
  return table(
    ['', 'this month', 'free plan'],
    [
      ['database commands', count(commands), count(FREE_PLAN.commands)],
      ['credits of the host', count(Math.round(credits)), String(FREE_PLAN.credits)],
      ['stored in the database, if nothing is erased', megabytes(stored), megabytes(FREE_PLAN.bytes)],
      ['sent to and from the database', gigabytes(databaseBytes), '10 GB'],
    ],
  );
};

const assumed = (): string => {
  const opened = Object.entries(OPENED).map(([page, share]) => `${code(page)} ${percent(share)}`);
  return [
    `- **How many come**: ${count(MONTH.visits)} visits a month, most of them in the evening; ${String(MONTH.applicationsADay)} applications and ${String(VOTERS)} votes a day. Every second applicant registers and confirms the address; each looks twice at
  what became of it. Staff reads and decides every application, in three sittings a day.`,
    `- **What they open**: ${opened.join(', ')}, seen to its end and left open for ${String(STAY_S)} seconds. Who opens more pages in a visit costs more.`,
    `- **Who comes back**: ${percent(FRESH)} of the visits are by browsers that have nothing of the site yet, or nothing that a deploy has left as it was.`,
    `- **How long functions take**: what they took on the machine of the bench, and ${String(WAY_MS)} ms more for each, for the way to the database and to game servers.
  Each function has one instance, which ends after ${String(IDLE_MS / 60_000)} minutes without a call.`,
    `- **The CDN** has one copy for all visitors, as its header ${code('durable')} asks for.`,
  ].join('\n');
};

/** docs/COSTS.md. */
export const costsDocument = ({ measuredOn, commit, result }: Measurement<Costs>): string => {
  const requests = inMonth(result.day).requests;
  return (
    [
      '# What a month costs',
      `The site runs on two free plans: Netlify's, ${String(FREE_PLAN.credits)} credits a month, and Upstash's, ${count(FREE_PLAN.commands)} database commands,
${megabytes(FREE_PLAN.bytes)} and 10 GB of traffic. This page says what uses them up. ${code('npm run bench -- costs')} measures all of it anew and writes this file.`,
      `_Measured on ${measuredOn}, commit ${code(commit)}._`,
      `The month has ${count(MONTH.visits)} visits, ${String(MONTH.applicationsADay)} applications and ${String(VOTERS)} votes a day, ${String(serverIds().length)} game servers with a
companion each, a backup every night and a deploy every week.`,
      ...verdict(result),
      plansTable(result),
      '## What causes it',
      causesTable(result),
      `A gigabyte that is sent is ${String(CREDIT_PRICES.gigabyte)} credits, 10,000 requests are ${String(CREDIT_PRICES.tenThousandRequests)}, an hour of a function is ${String(CREDIT_PRICES.functionHour)}, and a deploy is
${String(CREDIT_PRICES.deploy)}. The host counts every request of a browser, those for files and those that its CDN answers itself, ${count(requests)} in this month.
The database bills each command that a script calls.`,
      '## How it grows with visits',
      sizesTable(result),
      'And with how many of them come for the first time, or after a deploy that changed everything:',
      freshTable(result),
      '## What to turn off first',
      savingsTable(result),
      `The site's own page ${code('/admin')} shows under _This month_ how many commands and credits are used. It counts the calls of functions and their time; files,
what the CDN sends and deploys are not among its credits, so look at the host's own console, too. From 80 % of a plan on it warns, from
95 % in red, and says what helps.`,
      `When Netlify's credits are used up, all sites of the team are paused until the month ends, or until you take a larger plan. When Upstash's commands
are used up, the database refuses calls: pages are still there and show what the build holds,
and forms say that they cannot be sent now. Nothing that was acknowledged is lost.`,
      '## What is measured, and what is assumed',
      `Measured: what a browser asks for (pages and files, their bytes compressed by brotli as a CDN does, and calls of functions), with
Chromium on the built site, a first and a second visit of each page. Then one day is played, by a clock that is turned by hand: the site's own
functions, bundled as they are deployed, a real Redis, game servers, chat and mail on the same machine. Function answers are kept as long as their
headers tell the CDN. Commands are counted by ${code('INFO commandstats')}, which counts what scripts call. A day times ${String(MONTH.days)} is the month. Smaller months and
savings are from days of which one hour in four was played, so that they differ from the whole day by some percent.`,
      'Assumed, since nobody can measure it beforehand:',
      assumed(),
    ].join('\n\n') + '\n'
  );
};
