import { defineBlocks, type Lamp } from './block-type';
import { mix } from './colour';
import { palette as p } from './palette';
import { drawn, framed, mottled, plain } from './texture';

const flame = mix(p.amber, p.ember, 0.35);
const glass = mix(p.amber, p.gold, 0.45);
const lamp = (power: number, reach: number, kind: Lamp['kind'] = 'torch', colour = flame): Lamp => ({
  colour,
  power,
  reach,
  kind,
});
const pane = drawn(
  ['wwwwwwww', 'wyyooyyw', 'wyyooyyw', 'wooooooW', 'wooooooW', 'wyyooyyw', 'wyyooyyw', 'wwwwwwww'],
  { w: p.bark, W: p.bark, y: p.gold, o: p.amber },
);
const heart = drawn(
  ['nnnnnnnn', 'ncnnncnn', 'cwcnccCn', 'cccccCCn', 'ncccCCnn', 'nncCCnnn', 'nnnCnnnn', 'nnnnnnnn'],
  { n: mix(p.crimson, p.night, 0.85), c: p.crimson, C: mix(p.crimson, p.night, 0.35), w: p.snow },
);

/** Everything that shines. */
export const lightBlocks = defineBlocks({
  torch: { all: plain(glass), boxes: [[7, 0, 7, 9, 10, 9]], glow: 2.4, lamp: lamp(2.6, 10) },
  lantern: { all: plain(glass), boxes: [[5, 0, 5, 11, 8, 11]], glow: 2.2, lamp: lamp(2.4, 10) },
  hangingLantern: {
    all: plain(glass),
    boxes: [
      [5, 4, 5, 11, 12, 11],
      [7, 12, 7, 9, 16, 9],
    ],
    glow: 2.2,
    lamp: lamp(2.4, 10),
  },
  lampBlock: { all: framed(glass, p.amber), glow: 1.8, lamp: lamp(3, 11) },
  window: { all: pane, glow: 1.7, lamp: lamp(1.1, 7) },
  campfire: {
    all: mottled(mix(p.lava, p.amber, 0.4), p.lava, 0.4),
    top: mottled(p.gold, p.amber, 0.5),
    boxes: [
      [1, 0, 6, 15, 4, 10],
      [6, 0, 1, 10, 4, 15],
      [3, 3, 3, 13, 16, 13],
    ],
    glow: 1.2,
    lamp: lamp(10, 18),
  },
  flame: {
    all: mottled(p.gold, p.amber, 0.5),
    boxes: [
      [5, 0, 5, 11, 6, 11],
      [7, 6, 6, 10, 11, 9],
    ],
    glow: 1.6,
    lamp: lamp(1, 4),
  },
  lava: { all: mottled(mix(p.lava, p.amber, 0.3), p.lava, 0.5), glow: 0.75, lamp: lamp(0.8, 7) },
  beacon: { all: framed(p.snow, p.spawn), glow: 2.6, lamp: lamp(7, 18, 'beacon', p.spawn) },
  beaconCyan: { all: framed(p.snow, p.diamond), glow: 2.6, lamp: lamp(7, 18, 'beacon', p.diamond) },
  glowGreen: { all: framed(p.spawn, p.snow), glow: 0.95, lamp: lamp(1.8, 8, 'beacon', p.spawn) },
  glowCyan: { all: framed(p.diamond, p.snow), glow: 0.95, lamp: lamp(1.8, 8, 'beacon', p.diamond) },
  glowRed: { all: framed(p.crimson, p.ember), glow: 0.95, lamp: lamp(2, 9, 'steady', p.crimson) },
  heartBlock: { all: heart, top: plain(p.crimson), glow: 0.9, lamp: lamp(1.2, 7, 'beacon', p.crimson) },
  heartFlesh: { all: mottled(p.crimson, mix(p.crimson, p.blood, 0.5), 0.4), glow: 0.2 },
  heartShine: { all: plain(mix(p.crimson, p.snow, 0.6), 0.04), glow: 0.3 },
  redstoneX: {
    all: plain(p.crimson),
    boxes: [[0, 0, 6, 16, 1, 10]],
    glow: 1.6,
    lamp: lamp(0.7, 4, 'steady', p.crimson),
  },
  redstoneZ: {
    all: plain(p.crimson),
    boxes: [[6, 0, 0, 10, 1, 16]],
    glow: 1.6,
    lamp: lamp(0.7, 4, 'steady', p.crimson),
  },
  redTorch: {
    all: plain(p.crimson),
    boxes: [[7, 0, 7, 9, 11, 9]],
    glow: 3,
    lamp: lamp(1.6, 7, 'steady', p.crimson),
  },
  treasure: {
    all: mottled(p.gold, p.amber, 0.3),
    boxes: [[2, 0, 2, 14, 13, 14]],
    glow: 0.8,
    lamp: lamp(1.8, 8, 'steady', p.gold),
  },
});
