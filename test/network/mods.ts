import type { ModsInput } from '@/contract/network/mods';

export default {
  subtitle:
    'You can join without any mod. As soon as you use one, the mods marked Required come with it: they let the anti-cheat tell what is allowed from what is not.',
  installation: {
    steps: [
      {
        title: 'Install the mod loader',
        text: 'Install the mod loader API version 48.0.49 for game version 1.20.4 (or the matching version). Close the launcher first; the installer adds a profile of its own.',
      },
      {
        title: 'Download the mods',
        text: 'Download the mods marked Required below, and any optional ones that you like. Put the files into the mods folder of your game directory without unpacking them.',
      },
      {
        title: 'Configure the settings',
        text: 'Start the game once, open Mods in the main menu and check that every file is listed. In the launcher, give the profile 4GB of memory or more.',
      },
      {
        title: 'Launch and join',
        text: 'Launch the game with the loader profile, choose Multiplayer and join play.spawnpoint.example. The harbor greets you with the list of mods it sees.',
      },
    ],
  },
  groups: [
    { id: 'core', title: 'Core', icon: 'server' },
    { id: 'optimization', title: 'Optimization', icon: 'zap' },
    { id: 'utility', title: 'Utility', icon: 'book' },
    { id: 'cosmetic', title: 'Cosmetic', icon: 'sparkles' },
  ],
  mods: [
    {
      name: 'Mod Loader API',
      version: '48.0.49',
      description: 'Forge, the loader that all other mods on this page hook into. Install it first.',
      url: 'https://files.minecraftforge.net/',
      required: true,
      group: 'core',
      size: '5.2 MB',
      features: [
        'Loads every mod on this page',
        'Adds its own profile to the launcher',
        'Leaves your unmodified game as it is',
      ],
    },
    {
      name: '{name} Core Mod',
      version: '3.1.2',
      description:
        'Our own small mod. It tells the server which mods you run, and draws the menus that a plain client shows as chests.',
      url: 'https://downloads.spawnpoint.example/core-mod-3.1.2.jar',
      required: true,
      group: 'core',
      size: '3.7 MB',
      features: [
        'Shows hearts, streaks and cooldowns on screen',
        'Proper menus for kits, shops and duels',
        'Reports the names of your mods and nothing else',
      ],
    },
    {
      name: 'Optimization Mod',
      version: 'HD U I8',
      description: 'OptiFine: more frames from the same computer, and a zoom key that everybody may use.',
      url: 'https://optifine.net/downloads',
      group: 'optimization',
      size: '7.8 MB',
      features: [
        'Noticeably smoother in crowded arenas',
        'Video settings down to single effects',
        'Shaders and connected textures',
      ],
    },
    {
      name: 'Recipe Viewer Utility',
      version: '17.3.0.49',
      description:
        'Just Enough Items: every recipe of the season at the press of a key, our own ones included.',
      url: 'https://modrinth.com/mod/jei',
      group: 'utility',
      size: '4.2 MB',
      features: [
        'Looks up recipes and uses',
        'Search by name or by mod',
        'Bookmarks for what you craft often',
      ],
    },
    {
      name: '{name} Textures Mod',
      version: '2.0.1',
      description:
        'The look of the network in your hand: custom items, hearts and medals, drawn by our builders.',
      url: 'https://downloads.spawnpoint.example/textures-2.0.1.zip',
      group: 'cosmetic',
      size: '18.3 MB',
      features: [
        'Textures for all custom items',
        'Season medals on armor',
        'Works beside your own resource pack',
      ],
    },
  ],
  compatibility: {
    notes: [
      'The list is put together for game version 1.20.4. On another version, take the build of each mod that was made for it.',
      'Use one mod loader at a time. Files made for another loader do not start, and usually say so.',
      'Keep the optimization mod up to date: old builds crash with the current loader.',
      'Only one minimap mod, with cave view and player radar switched off.',
      'Resource packs and shaders are allowed as long as they do not let you see through blocks.',
      'If the game does not start, take all optional mods out and put them back one by one.',
    ],
  },
  prohibited: {
    text: 'Joining with a cheat is punished the first time. The others only cause trouble, for you or for the server; take them out before you join.',
    mods: [
      {
        name: 'Hack Clients',
        kind: 'cheat',
        reason: 'Clients that aim, hit, block or move for you.',
        instead: 'An unmodified client, and an evening in Practice Sky Wars.',
      },
      {
        name: 'X-Ray',
        kind: 'cheat',
        reason: 'Mods and resource packs that show ores, chests or players through blocks.',
        instead: 'Branch mining; the treasure hunts at the weekend.',
      },
      {
        name: 'Auto-Clickers',
        kind: 'cheat',
        reason: 'Programs, macros or mouse software that click in your place.',
        instead: 'A mouse that suits your hand. Click counts are measured.',
      },
      {
        name: 'Fly Hack',
        kind: 'cheat',
        reason: 'Flying, hovering, gliding or walking on water without the game’s own means.',
        instead: 'Elytra, slow falling and a bucket of water.',
      },
      {
        name: 'Pathfinding Bot',
        kind: 'cheat',
        reason: 'Bots that walk, mine, build or farm while you are away.',
        instead: 'Schematics that only show an outline, placed by hand.',
      },
      {
        name: 'Kit Abusing',
        kind: 'cheat',
        reason: 'Mods that swap, duplicate or refill kit items faster than the inventory allows.',
        instead: 'Saved kit layouts in the kit editor.',
      },
      {
        name: 'Freecam',
        kind: 'cheat',
        reason: 'Moves the camera away from your body and through walls.',
        instead: 'The replay viewer after a match; spectating where it is open.',
      },
      {
        name: 'Outdated Optimization Mod',
        kind: 'performance',
        reason: 'Builds older than HD U I8 drop chunks and flood the server with requests for them.',
        instead: 'The optimization mod on this page, HD U I8.',
      },
      {
        name: 'Conflicting Minimap Mods',
        kind: 'compatibility',
        reason: 'Two minimaps at once, or one with player radar or cave view, break our own map layer.',
        instead: 'One minimap mod with radar and cave view switched off.',
      },
    ],
  },
} satisfies ModsInput;
