import { styled } from 'styled-components';
import { ownApplications } from '#messages/applications/own';
import { pages, privatePages } from '#network/pages';
import { isThere } from '@/lib/pages';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Link } from '@/ui/routing/link';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};

  &[class] {
    padding-inline-start: ${({ theme }) => theme.space[3]};
    list-style: square;
  }
  li::marker {
    color: ${({ theme }) => theme.color.diamond};
  }
`;

const { help } = ownApplications.status;

export interface LostLinkProps {
  title: string;
  text: string;
}

/** Explains why a link opens no application, and how to find it anyway. */
export const LostLink = ({ title, text }: LostLinkProps) => (
  <Stack gap={3}>
    <Alert tone="warning" title={title}>
      {text}
    </Alert>
    <Card.Section id="lost-link" title={help.title} titleSize="h3">
      <List>
        {isThere('apply') && (
          <li>
            {help.browser} <Link to={pages.apply.path}>{help.browserLabel}</Link>
          </li>
        )}
        <li>
          {help.account} <Link to={privatePages.dashboard.path}>{help.accountLabel}</Link>
        </li>
        {isThere('support') && (
          <li>
            {help.support} <Link to={pages.support.path}>{help.supportLabel}</Link>
          </li>
        )}
      </List>
    </Card.Section>
  </Stack>
);
