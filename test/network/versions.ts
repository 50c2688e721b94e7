import type { VersionsInput } from '@/contract/network/versions';

export default {
  subtitle:
    'Minecraft Java 1.12 - 1.21 can join. How much you see of the network depends on the version you bring.',
  recommendation:
    'Our servers run 1.20.4, so nothing has to be translated for you: every block, sound and menu looks as it was built. If you can choose, choose this one.',
  versions: [
    {
      label: '1.20.4',
      status: 'recommended',
      level: 'full',
      notes: 'The version that the servers run. Everything works, and new things are tested here first.',
      release: '1.20.4',
      features: [
        'All modes, events and menus',
        'All mods of the Required Mods page',
        'Lowest latency: no translation between versions',
      ],
    },
    {
      label: '1.20.2',
      status: 'supported',
      level: 'full',
      notes:
        'One step behind and hardly any different to play. A good choice if a mod of yours has not moved on.',
      release: '1.20.2',
      features: ['All modes, events and menus', 'Armor trims and smithing templates', 'All custom textures'],
    },
    {
      label: '1.20.1',
      status: 'supported',
      level: 'partial',
      notes: 'All modes can be played. A few menus and sounds that we built for newer clients are replaced.',
      release: '1.20.1',
      features: [
        'All modes and events',
        'Armor trims and smithing templates',
        'Some custom sounds are missing',
      ],
    },
    {
      label: '1.19.x',
      status: 'legacy',
      level: 'basic',
      notes: 'Fights feel right; blocks and items from 1.20 are shown as the nearest older ones.',
      release: '1.19.4',
      features: ['All modes', 'Deep dark and sculk blocks', 'Armor trims are invisible'],
    },
    {
      label: '1.18.x to 1.16.x',
      status: 'legacy',
      level: 'limited',
      notes:
        'Fine for Practice Sky Wars and Duels. In Parkour, parts of the map look different from what they are.',
      release: '1.18.2',
      features: [
        'Practice Sky Wars and Duels without limits',
        'Netherite gear',
        'Below 1.18, the deepest and highest parts of the map cannot be seen',
      ],
    },
    {
      label: '1.15.x to 1.12.x',
      status: 'deprecated',
      level: 'minimal',
      notes: 'You can connect and fight. Expect stand-in blocks, missing sounds and menus made of chests.',
      release: '1.15.2',
      features: [
        'Practice Sky Wars and Duels with basic kits',
        'Netherite looks like diamond',
        'No support for Parkour seasons',
      ],
    },
    {
      label: '1.11.x and older',
      status: 'unsupported',
      level: 'none',
      notes: 'These versions cannot connect. Choose a newer one in the launcher; it costs nothing.',
      features: ['Cannot connect'],
    },
  ],
  performance: {
    tiers: [
      {
        title: 'Minimum',
        text: 'The game without mods, at a short view distance.',
        hue: 'amber',
        bars: 1,
        specs: [
          { label: 'Memory', value: '4GB RAM' },
          { label: 'Processor', value: 'Two cores from the last ten years' },
          { label: 'Graphics', value: 'Integrated graphics' },
          { label: 'Connection', value: '5 Mbit/s' },
        ],
      },
      {
        title: 'Recommended',
        text: 'The mods of our list, crowded arenas and a steady 60 frames a second.',
        hue: 'grass',
        bars: 2,
        recommended: true,
        specs: [
          { label: 'Memory', value: '8GB RAM' },
          { label: 'Processor', value: 'Four cores from the last six years' },
          { label: 'Graphics', value: 'A graphics card with 2 GB of its own' },
          { label: 'Connection', value: '15 Mbit/s' },
        ],
      },
      {
        title: 'Optimal',
        text: 'Shaders, a long view distance, and recording at the same time.',
        hue: 'diamond',
        bars: 4,
        specs: [
          { label: 'Memory', value: '16GB RAM' },
          { label: 'Processor', value: 'Six cores from the last four years' },
          { label: 'Graphics', value: 'A graphics card with 6 GB of its own' },
          { label: 'Connection', value: '25 Mbit/s, by cable' },
        ],
      },
    ],
    tips: {
      tips: [
        'Give the game half of your memory, and never all of it: the system needs the rest.',
        'Set the view distance to 8 chunks for fights and to 12 or more for building.',
        'Turn off entity shadows, and smooth lighting next, before you lower the resolution.',
        'Close browsers and recorders that you do not need. They share the same processor.',
        'Use a cable where you can. Wireless is fast enough but not steady enough for duels.',
        'Update the graphics driver first when something flickers after a game update.',
      ],
    },
  },
  modSupport: [
    { kind: 'recommended', title: 'Recommended Mods', text: 'Tested by us on 1.20.4.' },
    {
      kind: 'compatible',
      title: 'Compatible Mods',
      text: 'Allowed, but not ours to fix.',
      items: [
        'Shaders and dynamic lights',
        'One minimap without cave view and player radar',
        'Voice chat by distance',
        'Replay and recording mods',
        'Schematics that only show an outline',
        'Armor, potion and keystroke displays',
      ],
    },
    {
      kind: 'not-allowed',
      title: 'Not Allowed',
      text: 'These get you removed, most of them for good.',
      items: [
        'Hack clients of any kind',
        'X-ray mods and resource packs',
        'Auto-clickers and macros',
        'Fly hacks and movement mods',
        'Pathfinding bots and automated farming',
        'Freecam',
      ],
    },
  ],
  bedrock: {
    text: 'Players on phones, consoles and Windows will be able to join from Bedrock 1.20.0 and newer. The bridge between the editions is still being tested; there is nothing to connect to yet.',
    note: 'The address will be announced on Discord first, and shown here on the same day.',
    rows: [
      { label: 'Server address', value: 'Coming soon' },
      { label: 'Port', value: 'N/A' },
      { label: 'Version', value: '1.20.0 and newer' },
    ],
  },
} satisfies VersionsInput;
