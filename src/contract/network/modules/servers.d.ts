declare module '#network/real-places' {
  import type { ServerId } from '@/contract/network/servers';

  /** Servers that show their real number of slots. */
  export const realPlaces: readonly ServerId[];
}
declare module '#network/private/servers' {
  import type { Edition, PublishPlayers, ServerId } from '@/contract/network/servers';

  export const editions: Readonly<Record<ServerId, Edition>>;
  /** `host`, `host:port` or `[IPv6]:port`; null for a server whose companion reports its status. */
  export const addresses: Readonly<Record<ServerId, string | null>>;
  export const publishPlayers: PublishPlayers;
}
declare module '#network/server-features' {
  import type { ServerFeatures } from '@/contract/network/servers';

  export const features: ServerFeatures | null;
}
declare module '#network/servers' {
  import type { GameServer } from '@/contract/network/servers';

  /** The first server is where players arrive. */
  export const servers: readonly [GameServer, ...GameServer[]];
}
