import { styled } from 'styled-components';
import type { User } from '@/contract/users';
import { Avatar } from '@/ui/drawing/avatar';
import { PixelFace } from '@/ui/drawing/pixel-face';
import { headAddress } from '../head-address';

const Box = styled.div<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  clip-path: ${({ theme }) => theme.corner.small};
`;

export interface AccountFaceProps {
  user: Pick<User, 'username' | 'player'>;
  /** Of the box's side, in pixels. */
  size: number;
}

/** The face of an account: its player's, or one that is drawn from its name. */
export const AccountFace = ({ user: { username, player = null }, size }: AccountFaceProps) =>
  player === null ? (
    <Box $size={size}>
      <PixelFace name={username} />
    </Box>
  ) : (
    <Avatar src={headAddress(player)} size={size} name={player} />
  );
