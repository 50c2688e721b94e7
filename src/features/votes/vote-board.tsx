import type { ReactNode } from 'react';
import type { LinkedPlayer } from './bridge/use-voter';
import { DeviceBoard } from './device/device-board';
import type { AskedBridge } from './use-bridge';

export interface VoteBoardProps {
  asked: AskedBridge;
  linked: LinkedPlayer;
  /** Of the sites, and its id. */
  sitesTitle: ReactNode;
  sitesTitleId: string;
}

/** The streak and the sites: as the server says where votes get here from the game, else as this browser remembers them. */
export const VoteBoard = ({ asked: { bridge, retry }, linked, ...title }: VoteBoardProps) => {
  if (bridge.state !== 'connected') return <DeviceBoard bridge={bridge.state} onRetry={retry} {...title} />;
  const { VoteBoard: BridgedBoard } = bridge.parts;
  return <BridgedBoard linked={linked} {...title} />;
};
