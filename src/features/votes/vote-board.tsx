import type { ReactNode } from 'react';
import { DeviceBoard } from './device/device-board';
import type { LinkedPlayer } from './player/use-voter';
import type { Bridge } from './use-bridge';

export interface VoteBoardProps {
  bridge: Bridge;
  onRetry: () => void;
  linked: LinkedPlayer;
  /** Of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/** The streak and the sites: as the server says where votes get here from the game, else as this browser remembers them. */
export const VoteBoard = ({ bridge, onRetry, linked, ...title }: VoteBoardProps) => {
  if (bridge.state !== 'connected') return <DeviceBoard bridge={bridge.state} onRetry={onRetry} {...title} />;
  const { VoteBoard: BridgedBoard } = bridge.parts;
  return <BridgedBoard linked={linked} {...title} />;
};
