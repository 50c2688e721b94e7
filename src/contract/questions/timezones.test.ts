import { timezones } from './timezones';

const FORM = /^GMT([+-])(\d\d):(\d\d) - ([A-Z]\w+(?:\/[\w-]+)+) \(([A-Za-z]{2,5})\)$/;

interface Entry {
  entry: string;
  /** Minutes east of Greenwich. */
  minutes: number;
  zone: string;
  abbreviation: string;
}

const entries = timezones.map((entry): Entry => {
  const [, sign, hours, minutes, zone = '', abbreviation = ''] = FORM.exec(entry) ?? [];
  const east = Number(hours) * 60 + Number(minutes);
  return { entry, minutes: sign === '-' ? -east : east, zone, abbreviation };
});

const nameAt = (zone: string, at: Date, timeZoneName: 'longOffset' | 'long'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const offsetAt = (zone: string, at: Date): number => {
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(nameAt(zone, at, 'longOffset')) ?? [];
  const east = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -east : east;
};

/** Returns the runtime's standard time of a zone: the lower offset, since clocks are never set below it. */
const standardOf = (zone: string): { minutes: number; name: string } => {
  const [january, july] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  const at = offsetAt(zone, january) <= offsetAt(zone, july) ? january : july;
  return { minutes: offsetAt(zone, at), name: nameAt(zone, at, 'long') };
};

/** Maps the runtime's name of a time to the abbreviation that people there use. */
const ABBREVIATIONS: Record<string, string> = {
  'American Samoa Standard Time': 'SST',
  'Hawaii-Aleutian Standard Time': 'HST',
  'Tahiti Time': 'TAHT',
  'Marquesas Time': 'MART',
  'Alaska Standard Time': 'AKST',
  'Gambier Time': 'GAMT',
  'Pacific Standard Time': 'PST',
  'Pitcairn Time': 'PST',
  'Mountain Standard Time': 'MST',
  'Mexican Pacific Standard Time': 'MST',
  'Central Standard Time': 'CST',
  'Galapagos Time': 'GALT',
  'Eastern Standard Time': 'EST',
  'Colombia Standard Time': 'COT',
  'Peru Standard Time': 'PET',
  'Ecuador Time': 'ECT',
  'Cuba Standard Time': 'CST',
  'Atlantic Standard Time': 'AST',
  'Venezuela Time': 'VET',
  'Bolivia Time': 'BOT',
  'Amazon Standard Time': 'AMT',
  'Chile Standard Time': 'CLT',
  'Guyana Time': 'GYT',
  'Newfoundland Standard Time': 'NST',
  'Brasilia Standard Time': 'BRT',
  'Argentina Standard Time': 'ART',
  'Uruguay Standard Time': 'UYT',
  'Paraguay Standard Time': 'PYT',
  'Suriname Time': 'SRT',
  'Fernando de Noronha Standard Time': 'FNT',
  'Azores Standard Time': 'AZOT',
  'Cape Verde Standard Time': 'CVT',
  'Greenwich Mean Time': 'GMT',
  'Western European Standard Time': 'WET',
  'West Africa Time': 'WAT',
  'Central European Standard Time': 'CET',
  'Eastern European Standard Time': 'EET',
  'South Africa Standard Time': 'SAST',
  'Central Africa Time': 'CAT',
  'Israel Standard Time': 'IST',
  'Moscow Standard Time': 'MSK',
  'Türkiye Standard Time': 'TRT',
  'Arabian Standard Time': 'AST',
  'East Africa Time': 'EAT',
  'Iran Standard Time': 'IRST',
  'Gulf Standard Time': 'GST',
  'Azerbaijan Standard Time': 'AZT',
  'Georgia Standard Time': 'GET',
  'Armenia Standard Time': 'AMT',
  'Mauritius Standard Time': 'MUT',
  'Samara Standard Time': 'SAMT',
  'Afghanistan Time': 'AFT',
  'Pakistan Standard Time': 'PKT',
  'Uzbekistan Standard Time': 'UZT',
  'Yekaterinburg Standard Time': 'YEKT',
  'Maldives Time': 'MVT',
  'India Standard Time': 'IST',
  'Nepal Time': 'NPT',
  'Bangladesh Standard Time': 'BST',
  'Omsk Standard Time': 'OMST',
  'Myanmar Time': 'MMT',
  'Indochina Time': 'ICT',
  'Western Indonesia Time': 'WIB',
  'Krasnoyarsk Standard Time': 'KRAT',
  'China Standard Time': 'CST',
  'Hong Kong Standard Time': 'HKT',
  'Singapore Standard Time': 'SGT',
  'Malaysia Time': 'MYT',
  'Philippine Standard Time': 'PHT',
  'Taiwan Standard Time': 'CST',
  'Australian Western Standard Time': 'AWST',
  'Ulaanbaatar Standard Time': 'ULAT',
  'Australian Central Western Standard Time': 'ACWST',
  'Japan Standard Time': 'JST',
  'Korean Standard Time': 'KST',
  'Eastern Indonesia Time': 'WIT',
  'Yakutsk Standard Time': 'YAKT',
  'Australian Central Standard Time': 'ACST',
  'Australian Eastern Standard Time': 'AEST',
  'Vladivostok Standard Time': 'VLAT',
  'Chamorro Standard Time': 'ChST',
  'Papua New Guinea Time': 'PGT',
  'Lord Howe Standard Time': 'LHST',
  'New Caledonia Standard Time': 'NCT',
  'Magadan Standard Time': 'MAGT',
  'New Zealand Standard Time': 'NZST',
  'Fiji Standard Time': 'FJT',
  'Kamchatka Standard Time': 'PETT',
  'Gilbert Islands Time': 'GILT',
  'Chatham Standard Time': 'CHAST',
  'Tonga Standard Time': 'TOT',
  'Samoa Standard Time': 'WST',
  'Line Islands Time': 'LINT',
};

test('all have the same form and go from west to east, none twice', () => {
  for (const entry of timezones) expect(entry).toMatch(FORM);
  expect(new Set(entries.map(({ zone }) => zone)).size).toBe(entries.length);
  const offsets = entries.map(({ minutes }) => minutes);
  expect(offsets).toEqual(offsets.toSorted((left, right) => left - right));
});

test.each(entries)('$entry agrees with the runtime’s zone data', ({ zone, minutes, abbreviation }) => {
  const standard = standardOf(zone);
  expect(minutes).toBe(standard.minutes);
  expect(abbreviation).toBe(ABBREVIATIONS[standard.name]);
});
