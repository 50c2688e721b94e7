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
  /** Side of the box, in pixels. */
  size: number;
}

/** The account's face: its player's, or one drawn from its name. */
export const AccountFace = ({ user: { username, player = null }, size }: AccountFaceProps) =>
  player === null ? (
    <Box $size={size}>
      <PixelFace name={username} />
    </Box>
  ) : (
    <Avatar src={headAddress(player)} size={size} name={player} />
  );
