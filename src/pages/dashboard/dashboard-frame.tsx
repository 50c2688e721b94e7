import type { FocusEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownAccount } from '#messages/own-account';
import { privatePages } from '#network/pages';
import type { User } from '@/contract/users';
import { PrivatePage } from '@/features/accounts/private-page';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { List, Tab } from '@/ui/menu/tabs-style';
import { Link } from '@/ui/routing/link';

const { label, ...names } = ownAccount.parts;
type Part = keyof typeof names;
const PARTS = Object.keys(names) as Part[];

/** One row, which scrolls where it does not fit. */
const Ways = styled(List)`
  position: relative;
  flex-wrap: nowrap;
  overflow-x: auto;
  scrollbar-width: thin;
`;
const Way = styled(Tab)`
  justify-content: center;
  min-width: ${({ theme }) => theme.size.touch};
  padding-inline: clamp(4px, 3vw - 6px, ${({ theme }) => theme.space[2]});
  text-decoration: none;

  &[aria-current] {
    border-color: ${({ theme }) => theme.color.grass};
    color: ${({ theme }) => theme.color.text};
  }
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
`;

/** Scrolls the row to a link, with the end of the one before it. */
const showWay = (way: HTMLElement | null) => {
  if (way?.parentElement) way.parentElement.scrollLeft = way.offsetLeft - 32;
};

export interface DashboardFrameProps {
  part: Part;
  children: (user: User) => ReactNode;
}

/** A part of the dashboard, below the links to all of them. */
export const DashboardFrame = ({ part, children }: DashboardFrameProps) => (
  <PrivatePage title={privatePages[part].title} subtitle={ownAccount.subtitle}>
    {(user) => (
      <>
        <Ways as="nav" aria-label={label}>
          {PARTS.map((key) => (
            <Way
              key={key}
              as={Link}
              ref={key === part ? showWay : null}
              onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
                // A pointer must not lose the link that it presses.
                if (currentTarget.matches(':focus-visible')) showWay(currentTarget);
              }}
              to={privatePages[key].path}
              aria-current={key === part ? 'page' : undefined}
            >
              {names[key]}
            </Way>
          ))}
        </Ways>
        <Column key={user.id}>{children(user)}</Column>
        <ConfirmationHost user={user} />
      </>
    )}
  </PrivatePage>
);
