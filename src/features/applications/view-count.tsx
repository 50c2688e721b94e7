import { Eye } from 'lucide-react';
import { styled } from 'styled-components';
import { landingPage } from '#messages/applications/landing';
import { formatNumber } from '@/lib/format-number';
import { useAppSelector } from '@/store/hooks';
import { selectViews } from './application-slice';
import type { Views } from './application-state';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const { one, many } = landingPage.views;

/** Number of times that this browser has opened a page: `1,234 views`. */
export const ViewCount = ({ of: page }: { of: keyof Views }) => {
  const count = useAppSelector((state) => selectViews(state)[page]);
  return (
    <Root>
      <Eye size={18} />
      {formatNumber(count)} {count === 1 ? one : many}
    </Root>
  );
};
