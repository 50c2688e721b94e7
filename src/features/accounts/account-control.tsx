import { CircleUserRound, LayoutDashboard, LogIn, LogOut, Shield } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { accountMenu as texts } from '#messages/frame';
import { pages, privatePages } from '#network/pages';
import { endDrafts } from '@/store/drafts';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/reducer';
import { unseen } from '@/theme/mixins';
import { ButtonLink } from '@/ui/button/button';
import { Menu } from '@/ui/menu/menu';
import { ACCOUNT_MARK } from './account-mark';
import { authApi } from './auth-api';
import { useAuth } from './auth-provider';
import { forgetAccount, selectToken } from './auth-slice';
import { headAddress } from './head-address';

/**
 * Ends the session in this browser at once, including the visitor's drafts, and on the server as soon as it
 * is reachable.
 */
export const signOut = (): AppThunk => (dispatch, getState) => {
  const token = selectToken(getState());
  dispatch(endDrafts());
  dispatch(forgetAccount());
  if (token !== null) void dispatch(authApi.endpoints.logout.initiate({ token }));
};

/** Equally wide with either content, so the header does not move once the account is known. */
const Slot = styled.div`
  flex: none;
  width: ${({ theme }) => theme.size.touch};

  ${ACCOUNT_MARK} & {
    visibility: hidden;
  }
  button,
  & > a {
    width: 100%;
    padding-inline: 0;
    white-space: nowrap;
  }
  ${({ theme }) => theme.media.large} {
    width: 120px;
  }
`;
/** Small screens show only the icon; the label stays for screen readers. */
const Label = styled.span`
  ${unseen}

  ${({ theme }) => theme.media.large} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

const HeadBox = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;

  img {
    position: absolute;
    inset: 0;
    image-rendering: pixelated;
  }
`;

/**
 * The head of the account's player, which replaces the icon once loaded. Every page contains this code, so it
 * draws no face itself.
 */
const Head = ({ player }: { player: string }) => {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  return (
    <HeadBox>
      {state !== 'loaded' && <CircleUserRound size={20} />}
      {state !== 'failed' && (
        <img
          src={headAddress(player)}
          alt=""
          width={24}
          height={24}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </HeadBox>
  );
};

export interface AccountControlProps {
  /** True for the path of the current page and the paths above it; always false by default. */
  isActive?: (path: string) => boolean;
}

const nowhere = () => false;

const AccountMenu = ({ isActive }: Required<AccountControlProps>) => {
  const { isStaff, user } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const player = user?.player;
  const [dashboard, admin] = [privatePages.dashboard.path, privatePages.admin.path];
  return (
    <Menu>
      <Menu.Button
        aria-current={isActive(dashboard) || isActive(admin) || undefined}
        icon={player ? <Head key={player} player={player} /> : <CircleUserRound size={20} />}
      >
        <Label>{texts.label}</Label>
      </Menu.Button>
      <Menu.List>
        <Menu.Item to={dashboard} current={isActive(dashboard)} icon={<LayoutDashboard size={18} />}>
          {texts.dashboard}
        </Menu.Item>
        {isStaff && (
          <Menu.Item to={admin} current={isActive(admin)} icon={<Shield size={18} />}>
            {texts.admin}
          </Menu.Item>
        )}
        <Menu.Item
          icon={<LogOut size={18} />}
          onSelect={() => {
            dispatch(signOut());
            navigate(pages.login.path);
          }}
        >
          {texts.signOut}
        </Menu.Item>
      </Menu.List>
    </Menu>
  );
};

/** The end of the header: Sign In, or the account's menu. */
export const AccountControl = ({ isActive = nowhere }: AccountControlProps) => {
  const { isAuthenticated } = useAuth();
  return (
    <Slot>
      {isAuthenticated ? (
        <AccountMenu isActive={isActive} />
      ) : (
        <ButtonLink
          to={pages.login.path}
          variant="quiet"
          icon={<LogIn size={20} />}
          aria-current={isActive(pages.login.path) ? 'page' : undefined}
        >
          <Label>{texts.signIn}</Label>
        </ButtonLink>
      )}
    </Slot>
  );
};
