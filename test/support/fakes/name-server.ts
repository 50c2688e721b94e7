import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** `address:port`, for whoever asks. */
  readonly address: string;
  stop(): void;
}

/** Where a service is, by the name of its record. */
type Services = Readonly<Record<string, { readonly host: string; readonly port: number }>>;

const SRV = 33;
const A = 1;
const NO_SUCH_NAME = 3;

/** A name server on loopback that knows these services and these hosts, all of them on this machine (RFC 1035, RFC 2782). */
export async function startNameServer(services: Services, hosts: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const end = message.indexOf(0, 12) + 5;
    const type = message.readUInt16BE(end - 4);
    const name = labelsOf(message.subarray(12, end - 5)).join('.');
    const service = services[name];
    const data =
      type === SRV && service
        ? srvData(service)
        : type === A && hosts.includes(name)
          ? Buffer.from([127, 0, 0, 1])
          : null;
    const isKnown = service !== undefined || hosts.includes(name);
    const header = Buffer.alloc(12);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x81_80 + (isKnown ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(data ? 1 : 0, 6);
    const answer = data ? Buffer.concat([recordHead(type, data.length), data]) : Buffer.alloc(0);
    socket.send(Buffer.concat([header, message.subarray(12, end), answer]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${String(socket.address().port)}`, stop: () => socket.close() };
}

function labelsOf(name: Buffer): string[] {
  const labels: string[] = [];
  for (let at = 0; at < name.length; at += (name[at] ?? 0) + 1) {
    labels.push(name.subarray(at + 1, at + 1 + (name[at] ?? 0)).toString());
  }
  return labels;
}

/** Of the name that was asked for, in the internet, for a minute. */
function recordHead(type: number, length: number): Buffer {
  const head = Buffer.from('c00c000000010000003c0000', 'hex');
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(length, 10);
  return head;
}

function srvData({ host, port }: { host: string; port: number }): Buffer {
  const head = Buffer.from('0000000000000000', 'hex').subarray(0, 6);
  head.writeUInt16BE(port, 4);
  const labels = host
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([head, ...labels, Buffer.from([0])]);
}
