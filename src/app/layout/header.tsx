import { useEffect } from 'react';
import styled from 'styled-components';
import { homeLabel, MAIN_LABEL } from '#messages/frame';
import { identity } from '#network/identity';
import { menu } from '#network/menu';
import { pages } from '#network/pages';
import { AccountControl } from '@/features/accounts/account-control';
import { CopyAddress } from '@/features/status/connect/copy-address';
import { ThemeControl } from '@/features/theme/theme-control';
import { endOldDrafts } from '@/store/drafts';
import { useAppDispatch } from '@/store/hooks';
import { Logo } from '@/ui/drawing/logo';
import { Link } from '@/ui/routing/link';
import { MenuButton } from './menu-button';
import { MenuLink, useActivePath } from './menu-link';
import { MobileMenu } from './mobile-menu';
import { MoreDropdown } from './more-dropdown';
import { AwayAnchor, NavAnchor } from './nav-anchor';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  /* The menus then stand open below the bar, which must not cover the page. */
  @media (scripting: none) {
    position: static;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  max-width: calc(${({ theme }) => `${theme.size.page} + 2 * ${theme.space[3]}`});
  min-height: ${({ theme }) => theme.size.header};
  margin: 0 auto;
  padding-inline: ${({ theme }) => theme.space[2]};

  /* Logo and three controls have to fit into 320 px. */
  [aria-haspopup='menu'] {
    padding-inline: ${({ theme }) => theme.space[1.5]};
  }
  ${({ theme }) => theme.media.medium} {
    gap: ${({ theme }) => theme.space[0.5]};
    padding-inline: ${({ theme }) => theme.space[3]};
  }

  @media (scripting: none) {
    flex-wrap: wrap;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  /* Beside the controls: a long name goes over several lines. */
  max-width: calc(100vw - 9.5rem);
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  margin-inline-end: auto;
  color: inherit;
  text-decoration: none;

  ${({ theme }) => theme.media.medium} {
    flex: initial;
    max-width: none;
  }
`;

const Wide = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
`;

const Links = styled.ul`
  display: flex;
  /* A menu may have more than one row of links. */
  flex-wrap: wrap;
  align-items: center;
`;

/** Only its icon where the links need the room. */
const Address = styled(CopyAddress)`
  white-space: nowrap;

  @media (max-width: 1199px) {
    & > span:first-of-type {
      display: none;
    }
  }
`;

export const Header = () => {
  const isActive = useActivePath();
  const dispatch = useAppDispatch();
  // The header is on every page, and mounts when nothing urgent is left.
  useEffect(() => {
    dispatch(endOldDrafts());
  }, [dispatch]);
  return (
    <Bar>
      <Row>
        <Home to={pages.home.path} aria-label={homeLabel(identity.name)}>
          <Logo name={identity.name} />
        </Home>
        <Wide>
          <nav aria-label={MAIN_LABEL}>
            <Links>
              {menu.map((entry) => (
                <li key={entry.label}>
                  {'links' in entry ? (
                    <MoreDropdown {...entry} />
                  ) : (
                    <MenuLink link={entry} page={NavAnchor} away={AwayAnchor} />
                  )}
                </li>
              ))}
            </Links>
          </nav>
          <Address variant="quiet" />
          <MenuButton />
        </Wide>
        <ThemeControl />
        <AccountControl isActive={isActive} />
        <MobileMenu />
      </Row>
    </Bar>
  );
};
