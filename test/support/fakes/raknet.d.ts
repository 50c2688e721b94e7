declare module '@jsprismarine/raknet' {
  import type { Socket } from 'node:dgram';

  /** Types of a third-party RakNet server, as far as tests use it. */
  export default class Listener {
    readonly socket: Socket;
    readonly name: {
      setMotd(text: string): void;
      setOnlinePlayerCount(count: number): void;
      setMaxPlayerCount(count: number): void;
    };
    listen(address: string, port: number): Promise<this>;
    /** Serves sessions a hundred times a second, indefinitely. */
    protected tick(): void;
  }
}
