import { css, styled } from 'styled-components';
import type { ApplicationSummary } from '@/contract/application-desk';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { focusInside } from '@/theme/mixins';
import { Badge } from '@/ui/drawing/badge';
import { PixelFace } from '@/ui/drawing/pixel-face';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { announcementTexts, applicantName, deskStateTexts } from './application-texts';
import { lineId } from './use-focus-on-open';

const Item = styled.li`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
const plate = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[1.5]}`};
  min-height: 88px;
  padding: ${({ theme }) => theme.space[1.5]};
`;
const Plate = styled(Link)`
  ${plate}
  color: inherit;
  text-decoration: none;
  scroll-margin-block: calc(${({ theme }) => `${theme.size.header} + ${theme.space[2]}`});
  ${focusInside}

  &:hover {
    background: ${({ theme }) => theme.color.raised};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.raised};
    box-shadow: inset 4px 0 0 ${({ theme }) => theme.color.grass};
  }
`;
const Choice = styled.label`
  ${plate}
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    margin: auto;
    accent-color: ${({ theme }) => theme.color.grass};
  }
  &:has(:checked) {
    background: ${({ theme }) => theme.color.raised};
  }
`;
const Ghost = styled.div`
  ${plate}
`;
const Face = styled.div`
  align-self: start;
  width: 40px;
  height: 40px;
  margin-top: 4px;
  clip-path: ${({ theme }) => theme.corner.small};
`;
const Details = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Content = ({ application }: Pick<LineProps, 'application'>) => {
  const { position, state, submittedAt, announcement } = application;
  const isTroubled =
    announcement.state === 'dead' || (announcement.state === 'waiting' && announcement.reason !== null);
  const { label, color } = announcementTexts[announcement.state];
  return (
    <>
      <Details>
        <Text weight={600} translate="no">
          {applicantName(application)}
        </Text>
        <Text size="small">{positionTitle(position)}</Text>
        <Note tabular>
          <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>
        </Note>
      </Details>
      <Stack gap={0.5} align="flex-end">
        <Badge color={deskStateTexts[state].color}>{deskStateTexts[state].label}</Badge>
        {isTroubled && <Badge color={color}>{label}</Badge>}
      </Stack>
    </>
  );
};

interface LineProps {
  application: ApplicationSummary;
  /** Query of the application's URL. */
  search: string;
  isOpen: boolean;
}

/** One application in the list; its announcement shows only while it needs attention. */
export const ApplicationLine = ({ application, search, isOpen }: LineProps) => (
  <Item>
    <Plate id={lineId(application.id)} to={search} aria-current={isOpen || undefined}>
      <Face>
        <PixelFace name={application.ign} />
      </Face>
      <Content application={application} />
    </Plate>
  </Item>
);

interface ChoiceLineProps extends Pick<LineProps, 'application'> {
  isChosen: boolean;
  onToggle: () => void;
}

/** The same line with a checkbox. */
export const ChoiceLine = ({ application, isChosen, onToggle }: ChoiceLineProps) => (
  <Item>
    <Choice>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <Content application={application} />
    </Choice>
  </Item>
);

export const LineSkeleton = () => (
  <Item as="div">
    <Ghost>
      <Skeleton width="40px" height="40px" />
      <Details>
        <Skeleton width="60%" height="20px" />
        <Skeleton width="80%" height="16px" />
      </Details>
      <Skeleton width="72px" height="24px" />
    </Ghost>
  </Item>
);
