import { styled } from 'styled-components';
import { usage as texts } from '#messages/usage';
import { SAVINGS } from '@/contract/savings';
import { CREDIT_PRICES, FREE_PLAN, NEAR, NEARLY_OVER, type UsageResponse } from '@/contract/usage';
import { formatDate } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { StatTile } from '@/ui/layout/stat-tile';
import { Note } from '@/ui/layout/text';
import { adminApi } from './admin-api';
import { Savings } from './savings';

const GIGABYTE = 1e9;
const MEGABYTE = 1_048_576;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface FigureOfMonth {
  label: string;
  value: string;
  hint: string;
  /** Share of the plan's allowance; null if unlimited or unknown. */
  share: number | null;
  help: string;
}

/** Returns the figures in the page's order; `…` while loading. */
function figuresOf(data: UsageResponse | undefined, otherwise: string): FigureOfMonth[] {
  const { commands, credits, bytes } = FREE_PLAN;
  const shown = (figure: number | null | undefined, decimals?: number) =>
    figure === undefined ? otherwise : figure === null ? texts.unknown : formatNumber(figure, decimals);
  const held = data?.bytes;
  return [
    {
      label: texts.commands,
      value: shown(data?.commands),
      hint: texts.of(formatNumber(commands)),
      share: data ? data.commands / commands : null,
      help: texts.saveCommands,
    },
    {
      label: texts.credits,
      value: shown(data?.credits, 1),
      hint: texts.of(formatNumber(credits)),
      share: data ? data.credits / credits : null,
      help: texts.saveCredits,
    },
    {
      label: texts.requests,
      value: shown(data?.requests),
      hint: texts.requestsNote(formatNumber(CREDIT_PRICES.tenThousandRequests)),
      share: null,
      help: '',
    },
    {
      label: texts.sent,
      value: shown(data && data.sent / GIGABYTE, 2),
      hint: texts.sentNote(formatNumber(CREDIT_PRICES.gigabyte)),
      share: null,
      help: '',
    },
    {
      label: texts.calls,
      value: shown(data?.calls),
      hint: texts.callsNote,
      share: null,
      help: '',
    },
    {
      label: texts.data,
      value: shown(held === null || held === undefined ? held : held / MEGABYTE, 1),
      hint: texts.of(texts.megabytes(formatNumber(bytes / MEGABYTE))),
      share: held === null || held === undefined ? null : held / bytes,
      help: texts.saveData,
    },
  ];
}

/** Returns whether a plan is so far used up that savings are offered, or some are made. */
const needsSaving = ({ commands, credits, savings }: UsageResponse): boolean =>
  Math.max(commands / FREE_PLAN.commands, credits / FREE_PLAN.credits) >= NEAR ||
  SAVINGS.some((name) => savings[name]);

/** This month's usage of the free plans, by the site's own figures, with advice if it is too high. */
export const Usage = () => {
  const { data, isError } = adminApi.useGetUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  const figures = figuresOf(data, isError ? texts.unknown : '…');
  return (
    <Card.Section id="usage" title={texts.title} titleSize="h3" gap={2}>
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
              title={texts.alert(label, formatNumber(share * 100, 0))}
            >
              {help} {texts.until(formatDate(data.endsAt, 'UTC'))}
            </Alert>
          ),
        )}
      {data && needsSaving(data) && <Savings savings={data.savings} />}
      <Note>{isError && !data ? texts.failed : texts.note}</Note>
    </Card.Section>
  );
};
