import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { GameServer, Players } from './game-server';

const PING = 0x01;
const PONG = 0x1c;
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
/** Length of a ping: an id, a time, the magic bytes, and the client's id. */
const PING_BYTES = 33;
const VERSION = ['898', '1.21.130'];

/**
 * Starts a Bedrock Edition server that appears in the server list: RakNet's unconnected ping, on loopback. Other datagrams get
 * no answer.
 */
export async function startBedrockServer({
  players,
  description,
}: {
  players: () => Players;
  description: string;
}): Promise<Pick<GameServer, 'address' | 'close'>> {
  const guid = randomBytes(8);
  const advertise = () => {
    const { online, max } = players();
    const name = description.replaceAll(';', '\\;');
    const fields = ['MCPE', name, ...VERSION, online, max, guid.readBigUInt64BE(), name, 'Survival', 1];
    return Buffer.from(`${fields.join(';')};`);
  };
  const socket = createSocket('udp4');
  socket.on('message', (datagram, { address, port }) => {
    const isPing = datagram[0] === PING && datagram.subarray(9, 25).equals(MAGIC);
    if (!isPing || datagram.length !== PING_BYTES) return;
    const text = advertise();
    const length = Buffer.from([text.length >> 8, text.length & 0xff]);
    const pong = [Buffer.from([PONG]), datagram.subarray(1, 9), guid, MAGIC, length, text];
    socket.send(Buffer.concat(pong), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${String(socket.address().port)}`,
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}
