const LONGEST_NAME = 16;

/** Fictional players by server. */
const PLAYER_NAMES: readonly (readonly string[])[] = [
  [
    'MossyCobble',
    'Pixelwren',
    'tinyforge',
    'Oakhollow',
    'LanternFox',
    'quietcreeper',
    'Birchley',
    'NoodleGolem',
    'sunlitmesa',
    'Marrowmint',
    'Tidepool_',
    'copperkettle',
  ],
  [
    'EmberStrafe',
    'KnucklesVex',
    'rodspammer',
    'CritHappens',
    'ashfall',
    'Obsidianna',
    'WTapWilly',
    'Netherling',
    'bowlbound',
    'GraveDigby',
    'SaberTooth_',
    'hotbarhero',
    'Ironclaw42',
    'Voidwalkr',
    'PearlClutcher',
    'Blazerunner',
    'comboqueen',
    'DuskRaider',
    'sweepedge',
    'Thornmail',
    'ZephyrKnight',
    'redstonerogue',
    'FlintAndSteve',
    'Mirefang',
    'gapplegary',
    'Stormcrest',
    'Hexbreaker',
    'lavabucket',
  ],
  [
    'Heartwood',
    'LastHeartLou',
    'crimsonoak',
    'BloodmoonBea',
    'SoulSandSam',
    'tenhearts',
    'Witherbloom',
    'Ravager_Rae',
    'netherwartz',
    'PhantomPip',
    'Deepslater',
    'totemtoby',
    'AmethystAri',
    'wardenbait',
    'Gildedfern',
    'Sculkling',
    'HollowHarpy',
    'ancientdebbie',
    'RubyLocket',
    'cobwebcass',
  ],
];

/** Returns the players of the sample server at an index of the list, from 0. Nobody plays on two. */
export function playerNames(index: number): string[] {
  const names = PLAYER_NAMES[index % PLAYER_NAMES.length] ?? [];
  const round = Math.floor(index / PLAYER_NAMES.length);
  if (round === 0) return [...names];
  const suffix = String(round + 1);
  return names.map((name) => name.slice(0, LONGEST_NAME - suffix.length) + suffix);
}
