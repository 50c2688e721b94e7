import { defineBlocks } from './block-type';
import { mix, type Rgb } from './colour';
import { palette as p } from './palette';
import { drawn, plain } from './texture';

const skin = mix(p.sand, p.earth, 0.35);
/** The upper half of a person: hair, face, shirt; and the lower: shirt, trousers, shoes. */
const upper = (hair: Rgb, shirt: Rgb, eyes: boolean) =>
  drawn(
    [
      'hhhhhhhh',
      'hhhhhhhh',
      eyes ? 'hssssssh' : 'hhhsssss',
      eyes ? 'skssssks' : 'sssssksk',
      'ssssssss',
      'tttttttt',
      'tttttttt',
      'tttttttt',
    ],
    {
      h: hair,
      s: skin,
      k: p.night,
      t: shirt,
    },
  );
const lower = (shirt: Rgb, trousers: Rgb) =>
  drawn(['tttttttt', 'tttttttt', 'bbbbbbbb', 'bbbbbbbb', 'bbbbbbbb', 'bbbbbbbb', 'bbbbbbbb', 'kkkkkkkk'], {
    t: shirt,
    b: trousers,
    k: p.night,
  });
const folk = (hair: Rgb, shirt: Rgb, trousers: Rgb) => ({
  head: {
    all: upper(hair, shirt, false),
    top: plain(hair),
    left: upper(hair, shirt, true),
    boxes: [
      [4, 6, 4, 12, 14, 12],
      [5, 0, 3, 11, 6, 13],
    ] as const,
  },
  legs: {
    all: lower(shirt, trousers),
    boxes: [
      [5, 12, 3, 11, 16, 13],
      [6, 0, 4, 10, 12, 7],
      [6, 0, 9, 10, 12, 12],
    ] as const,
  },
});
const people = {
  miner: folk(p.bark, p.diamond, p.slate),
  farmer: folk(p.amber, p.spawn, p.earthDeep),
  knight: folk(p.night, p.crimson, p.stoneDeep),
  wizard: folk(p.snow, p.violet, p.navy),
};

/** Everybody is two blocks high. */
export const peopleBlocks = defineBlocks({
  minerHead: people.miner.head,
  minerLegs: people.miner.legs,
  farmerHead: people.farmer.head,
  farmerLegs: people.farmer.legs,
  knightHead: people.knight.head,
  knightLegs: people.knight.legs,
  wizardHead: people.wizard.head,
  wizardLegs: people.wizard.legs,
});
