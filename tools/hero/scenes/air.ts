import type { Atmosphere } from '../engine/atmosphere';
import { rgb, scale } from '../engine/colour';
import { unit } from '../engine/vector';

/** Tints and strengths of a scene's light; the low sun stands behind the right of the picture, the fill left of the viewer. */
export interface AirPlan {
  sky: string;
  skyPower: number;
  glow: string;
  glowPower: number;
  sun: string;
  sunPower: number;
  fill: string;
  fillPower: number;
}

export const airOf = (plan: AirPlan): Atmosphere => ({
  zenith: scale(rgb(plan.sky), plan.skyPower),
  horizon: scale(rgb(plan.sky), plan.skyPower * 1.2),
  dusk: { colour: scale(rgb(plan.glow), plan.glowPower), towards: unit([0.75, 0, -1]) },
  suns: [
    { colour: scale(rgb(plan.sun), plan.sunPower), towards: unit([1, 0.42, -0.75]) },
    { colour: scale(rgb(plan.fill), plan.fillPower), towards: unit([-0.35, 1, 0.8]) },
  ],
  bounce: scale(rgb(plan.sky), plan.skyPower),
});
