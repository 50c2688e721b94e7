import { styled } from 'styled-components';
import { FREE_PLAN, type UsageResponse } from '@/contract/usage';
import { formatDate } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { usage as words } from '@/messages/en/usage';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { StatTile } from '@/ui/layout/stat-tile';
import { Note } from '@/ui/layout/text';
import { adminApi } from './admin-api';

/** From these shares of a free plan on the owner is warned, and told that it is nearly used up. */
const NEAR = 0.8;
const NEARLY_OVER = 0.95;
const MEGABYTE = 1_048_576;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface FigureOfMonth {
  label: string;
  value: string;
  hint: string;
  /** Of what the plan holds; null where it holds as much as one likes, or nobody knows. */
  share: number | null;
  help: string;
}

/** In the order of the page; `…` while nothing is known. */
function figuresOf(data: UsageResponse | undefined, otherwise: string): FigureOfMonth[] {
  const { commands, credits, bytes } = FREE_PLAN;
  const shown = (figure: number | null | undefined, decimals?: number) =>
    figure === undefined ? otherwise : figure === null ? words.unknown : formatNumber(figure, decimals);
  const held = data?.bytes;
  return [
    {
      label: words.commands,
      value: shown(data?.commands),
      hint: words.of(formatNumber(commands)),
      share: data ? data.commands / commands : null,
      help: words.saveCommands,
    },
    {
      label: words.credits,
      value: shown(data?.credits, 1),
      hint: words.of(formatNumber(credits)),
      share: data ? data.credits / credits : null,
      help: words.saveCredits,
    },
    {
      label: words.calls,
      value: shown(data?.calls),
      hint: words.callsNote,
      share: null,
      help: '',
    },
    {
      label: words.data,
      value: shown(held === null || held === undefined ? held : held / MEGABYTE, 1),
      hint: words.of(words.megabytes(formatNumber(bytes / MEGABYTE))),
      share: held === null || held === undefined ? null : held / bytes,
      help: words.saveData,
    },
  ];
}

/** What the site has used this month of the free plans, by its own counts, and what helps where it is too much. */
export const Usage = () => {
  const { data, isError } = adminApi.useGetUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  const figures = figuresOf(data, isError ? words.unknown : '…');
  return (
    <Card.Section id="usage" title={words.title} titleSize="h3" gap={2}>
      <Figures>
        {figures.map(({ label, value, hint }) => (
          <StatTile key={label} label={label} value={value} hint={hint} />
        ))}
      </Figures>
      {data &&
        figures.map(({ label, share, help }) =>
          share === null || share < NEAR ? null : (
            <Alert
              key={label}
              tone={share < NEARLY_OVER ? 'warning' : 'danger'}
              title={words.alert(label, formatNumber(share * 100, 0))}
            >
              {help} {words.until(formatDate(data.endsAt, 'UTC'))}
            </Alert>
          ),
        )}
      <Note>{isError && !data ? words.failed : words.note}</Note>
    </Card.Section>
  );
};
