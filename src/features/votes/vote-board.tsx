import type { ReactNode } from 'react';
import { DeviceBoard } from './device/device-board';
import type { LinkedPlayer } from './player/use-voter';
import type { Bridge } from './use-bridge';

export interface VoteBoardProps {
  bridge: Bridge;
  onRetry: () => void;
  linked: LinkedPlayer;
  /** Heading of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/**
 * Sites and streak: as the server reports them if votes reach the site from the game, else as stored in this
 * browser.
 */
export const VoteBoard = ({ bridge, onRetry, linked, ...title }: VoteBoardProps) => {
  if (bridge.state !== 'connected') return <DeviceBoard bridge={bridge.state} onRetry={onRetry} {...title} />;
  const { BridgeBoard } = bridge.parts;
  return <BridgeBoard linked={linked} {...title} />;
};
