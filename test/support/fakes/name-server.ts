import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

export interface NameServer {
  /** `address:port` of the server. */
  readonly address: string;
  /** Names queried, oldest first. */
  readonly asked: string[];
  /** Hosts that it knows from now on; null for no responses at all. */
  hosts: Hosts | null;
  stop(): void;
}

/** Host and port of a service, by the name of its record. */
type Services = Readonly<Record<string, { readonly host: string; readonly port: number }>>;

/** Addresses of both families, by host name. */
type Hosts = Readonly<Record<string, readonly string[]>>;

const SRV = 33;
const A = 1;
const AAAA = 28;
const NO_SUCH_NAME = 3;

/** Starts a name server on loopback that knows these services and hosts (RFC 1035, RFC 2782, RFC 3596). */
export async function startNameServer(services: Services, hosts: Hosts): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const end = message.indexOf(0, 12) + 5;
    const type = message.readUInt16BE(end - 4);
    const name = labelsOf(message.subarray(12, end - 5)).join('.');
    server.asked.push(name);
    if (server.hosts === null) return;
    const service = services[name];
    const addresses = server.hosts[name];
    const records =
      type === SRV && service ? [srvData(service)] : (addresses ?? []).map(addressData(type)).filter(isData);
    const isKnown = service !== undefined || addresses !== undefined;
    const header = Buffer.alloc(12);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x81_80 + (isKnown ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answers = records.flatMap((data) => [recordHead(type, data.length), data]);
    socket.send(Buffer.concat([header, message.subarray(12, end), ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: NameServer = {
    address: `127.0.0.1:${String(socket.address().port)}`,
    asked: [],
    hosts,
    stop: () => socket.close(),
  };
  return server;
}

const BYTES_OF: Readonly<Record<number, number>> = { [A]: 4, [AAAA]: 16 };

const isData = (data: Buffer | null): data is Buffer => data !== null;

/** Returns the bytes of an address for a record of this type; null for one of the other family. */
function addressData(type: number): (address: string) => Buffer | null {
  return (address) => {
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
    return bytes.length === BYTES_OF[type] ? bytes : null;
  };
}

function labelsOf(name: Buffer): string[] {
  const labels: string[] = [];
  for (let at = 0; at < name.length; at += (name[at] ?? 0) + 1) {
    labels.push(name.subarray(at + 1, at + 1 + (name[at] ?? 0)).toString());
  }
  return labels;
}

/** Header of a record for the queried name, class IN, with a TTL of one minute. */
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
