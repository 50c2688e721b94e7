import { styled } from 'styled-components';
import { ownApplications } from '#messages/applications/own';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { selectIsRestored, selectSubmissions } from '../application-slice';
import { privatePath } from '../private-link';

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    padding-block: ${({ theme }) => theme.space[1.5]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  li:last-child {
    padding-bottom: 0;
  }
`;

const { title, list, sentLabel } = ownApplications;

/** Private links of applications sent from this browser; renders nothing if there are none. */
export const SubmissionList = () => {
  const isRestored = useAppSelector(selectIsRestored);
  const submissions = useAppSelector(selectSubmissions);
  if (!isRestored || submissions.length === 0) return null;
  return (
    <Card.Section id="submissions" title={title} titleSize="h3" accent="diamond">
      <Text color="muted">{list.text}</Text>
      <List>
        {submissions.map(({ id, key, position, at }) => (
          <li key={id}>
            <div>
              <Text weight={600} id={`sent-${id}`}>
                {positionTitle(position)}
              </Text>
              <Note>
                {sentLabel} {formatMoment(new Date(at).toISOString())}
              </Note>
            </div>
            <ButtonLink to={privatePath({ id, key })} aria-describedby={`sent-${id}`}>
              {list.openLabel}
            </ButtonLink>
          </li>
        ))}
      </List>
    </Card.Section>
  );
};
