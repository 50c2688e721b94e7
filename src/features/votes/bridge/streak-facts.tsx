import { Clock, Flame, ShieldCheck, Trophy, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { sparedDays } from '#network/voting';
import type { VotesResponse } from '@/contract/votes';
import { formatShortDate } from '@/lib/format-short-date';
import { formatDeadline } from './dates';

const { streak: texts } = voteBridge;

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
  li > svg {
    flex: none;
  }
  li:first-child {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;

/** End of a player's streak, the best streak, and the missed day that was forgiven. */
export const StreakFacts = ({ streak }: { streak: VotesResponse['streak'] }) => {
  const { best, keptUntil, spared } = streak;
  const facts: [LucideIcon, string][] = [
    keptUntil === null ? [Flame, texts.begin] : [Clock, texts.keep(formatDeadline(keptUntil))],
    ...(best > 0 ? [[Trophy, texts.best(votePage.streak.days(best))] as [LucideIcon, string]] : []),
    ...(spared === null && sparedDays === 0
      ? []
      : [
          [
            ShieldCheck,
            spared === null ? texts.spare(sparedDays) : texts.spared(formatShortDate(spared, 'UTC')),
          ] as [LucideIcon, string],
        ]),
  ];
  return (
    <Root>
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon size={16} aria-hidden="true" />
          {text}
        </li>
      ))}
    </Root>
  );
};
