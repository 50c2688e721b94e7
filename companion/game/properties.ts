/** Settings of `server.properties` that a companion needs. */
export interface ServerProperties {
  readonly levelName: string;
  /** Whether the server hides its players in its public status. */
  readonly hidesPlayers: boolean;
  /** Null where RCON is off, or has no password. */
  readonly rcon: { readonly host: string; readonly port: number; readonly password: string } | null;
}

const RCON_PORT = 25_575;

/** Reads a file of Java properties, the format of the game server's settings. */
export function readProperties(text: string): ServerProperties {
  const values = new Map(text.split(/\r\n|[\r\n]/).flatMap(readLine));
  const password = values.get('rcon.password') ?? '';
  const port = Number(values.get('rcon.port') || RCON_PORT);
  const isOn = values.get('enable-rcon')?.trim() === 'true' && password !== '';
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  return {
    levelName: values.get('level-name')?.trim() || 'world',
    hidesPlayers: values.get('hide-online-players')?.trim().toLowerCase() === 'true',
    // RCON listens on the game's address.
    rcon: isOn && isPort ? { host: values.get('server-ip')?.trim() || '127.0.0.1', port, password } : null,
  };
}

function readLine(line: string): [string, string][] {
  const [, key = '', rest = ''] = /^\s*([^#!\s=:](?:\\.|[^\\=:\s])*)(.*)/s.exec(line) ?? [];
  return key === '' ? [] : [[unescape(key), unescape(rest.replace(/^\s*[=:]?\s*/, ''))]];
}

const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

function unescape(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code?: string, plain?: string) =>
    code === undefined ? (CONTROLS[plain ?? ''] ?? plain ?? '') : String.fromCharCode(parseInt(code, 16)),
  );
}
