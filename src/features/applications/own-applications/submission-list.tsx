import { styled } from 'styled-components';
import { ownApplications } from '@/content/applications/own';
import { positions } from '@/content/applications/positions';
import { formatMoment } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
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
const TITLE_ID = 'submissions';

/** The private links of what was sent from this browser; nothing when nothing was. */
export const SubmissionList = () => {
  const isRestored = useAppSelector(selectIsRestored);
  const submissions = useAppSelector(selectSubmissions);
  if (!isRestored || submissions.length === 0) return null;
  return (
    <Card as="section" accent="diamond" aria-labelledby={TITLE_ID}>
      <Card.Body>
        <Card.Title level={2} size="h3" id={TITLE_ID}>
          {title}
        </Card.Title>
        <Text color="muted">{list.text}</Text>
        <List>
          {submissions.map(({ id, key, position, at }) => (
            <li key={id}>
              <div>
                <Text weight={600} id={`sent-${id}`}>
                  {positions[position].title}
                </Text>
                <Text size="small" color="muted">
                  {sentLabel} {formatMoment(new Date(at).toISOString())}
                </Text>
              </div>
              <ButtonLink to={privatePath({ id, key })} aria-describedby={`sent-${id}`}>
                {list.openLabel}
              </ButtonLink>
            </li>
          ))}
        </List>
      </Card.Body>
    </Card>
  );
};
