import { styled } from 'styled-components';
import { shop as texts } from '#messages/shop';
import { identity } from '#network/identity';
import { useToday } from '@/hooks/use-today';
import { useIsHydrated } from '@/hydration/hooks';
import { formatDate, formatMoment } from '@/lib/format-date';
import { formatTime, shownAt } from '@/lib/format-time';
import { onlyWithoutScript } from '@/theme/mixins';
import { Text } from '@/ui/layout/text';

const Old = styled.span`
  color: ${({ theme }) => theme.color.amber};
  font-weight: 600;
`;
/** Without scripts the page stays as it was built. */
const OfBuild = styled.span`
  ${onlyWithoutScript}
`;

export interface TermsProps {
  fetchedAt: string;
  /** True if the prices may have changed since. */
  isStale: boolean;
}

/** `14:03` of today, else `May 25, 2025, 14:03`, in the machine's time zone. */
const momentFrom = (today: string, iso: string): string =>
  shownAt(iso).toISOString().startsWith(today) ? formatTime(iso) : formatMoment(iso);

/** Says that taxes come on top of the prices, and how old the prices are if that matters. */
export const Terms = ({ fetchedAt, isStale }: TermsProps) => {
  const today = useToday();
  const isHydrated = useIsHydrated();
  return (
    <Text color="muted">
      {texts.taxes}
      {isHydrated && isStale && <Old> {texts.asOf(momentFrom(today, fetchedAt))}</Old>}
      <OfBuild> {texts.asOf(formatDate(fetchedAt, identity.timeZone))}</OfBuild>
    </Text>
  );
};
