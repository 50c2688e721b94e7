import { FREE_PLAN } from '@/contract/usage';
import type { Costs } from '../costs/costs';
import { MONTH } from '../costs/month';
import { creditsOf, DEPLOY_CREDITS, inMonth, monthLike } from '../costs/month-of';
import { COSTS_FILE } from './costs-document';
import { months } from './costs-tables';
import { count, table } from './markdown';
import type { Section } from './section';

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** In the benchmarks only what there is to say of the bench: owners have a document of their own. */
export const costs: Section<Costs> = {
  title: 'What a month costs',
  blocks(result) {
    return [
      `[COSTS](${COSTS_FILE}) says for owners what causes these, and how they were measured. The free plans hold
${count(FREE_PLAN.commands)} commands and ${String(FREE_PLAN.credits)} credits; ${DEPLOY_CREDITS.toFixed(0)} of the credits are a deploy each week, and
${creditsOf(inMonth(result.day, 'film')).all.toFixed(0)} of those of ${count(MONTH.visits)} visits the home page's film.`,
      table(
        ['visits a month', 'applications a day', 'commands', 'credits', 'stored'],
        months(result).map(({ visits, applications, day }) => {
          const { commands, credits, stored } = monthLike(day);
          return [
            count(visits),
            String(applications),
            count(commands),
            count(Math.round(credits)),
            megabytes(stored),
          ];
        }),
      ),
    ];
  },
};
