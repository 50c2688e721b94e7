import { airOf } from '../air';

/** Just after sunset: the last warm light lies low, the moon is up. */
export const duskAir = airOf({
  sky: '#7e97d8',
  skyPower: 0.22,
  glow: '#ff9f7a',
  glowPower: 0.8,
  sun: '#ffa877',
  sunPower: 1.35,
  fill: '#a9bfff',
  fillPower: 0.2,
});
