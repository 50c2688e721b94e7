import { hemisphere, skyLight, type Atmosphere } from './atmosphere';
import { createHit } from './hit';
import { LampIndex } from './lamps';
import type { Raycaster } from './raycast';
import { seeThrough } from './see-through';
import { dot, normals, unit, type Vector } from './vector';
import type { World } from './world';

const SKY_RAYS = 36;
const SKY_REACH = 9;

/** What falls on a point of a world: from the open sky, from the suns and from the lamps around it. */
export class Lights {
  private readonly lamps: LampIndex;
  private readonly skies: readonly { directions: readonly Vector[]; light: Float32Array }[];
  private readonly suns: readonly { colour: Vector; directions: readonly Vector[] }[];
  private readonly probe = createHit();

  constructor(
    world: World,
    private readonly air: Atmosphere,
    private readonly rays: Raycaster,
  ) {
    this.lamps = new LampIndex(world);
    this.skies = normals.map((normal) => {
      const directions = hemisphere(normal, SKY_RAYS);
      return { directions, light: Float32Array.from(directions.flatMap((to) => skyLight(air, to))) };
    });
    this.suns = air.suns.map(({ colour, towards: [x, y, z] }) => ({
      colour,
      directions: [0, 1, 2].map((i) => unit([x + 0.05 * (i - 1), y + 0.04 * (i % 2), z - 0.05 * (i - 1)])),
    }));
  }

  /** Adds each group's light to `lit`; lamps leave out what shines itself. */
  fall(point: Vector, face: number, shines: boolean, lit: Float32Array): void {
    const normal = normals[face] ?? [0, 1, 0];
    this.addSky(point, face, lit);
    this.addSuns(point, normal, lit);
    if (!shines) this.addLamps(point, normal, lit);
  }

  private addSky([x, y, z]: Vector, face: number, lit: Float32Array): void {
    const sky = this.skies[face];
    if (!sky) return;
    const { bounce } = this.air;
    for (let ray = 0; ray < SKY_RAYS; ray++) {
      const [dx, dy, dz] = sky.directions[ray] ?? [0, 1, 0];
      const met = this.rays.cast(x, y, z, dx, dy, dz, SKY_REACH, seeThrough, this.probe);
      const open = met ? (this.probe.distance / SKY_REACH) ** 2 : 1;
      for (let i = 0; i < 3; i++)
        lit[i] =
          (lit[i] ?? 0) + ((sky.light[ray * 3 + i] ?? 0) * open + (bounce[i] ?? 0) * (1 - open)) / SKY_RAYS;
    }
  }

  private addSuns([x, y, z]: Vector, normal: Vector, lit: Float32Array): void {
    for (const { colour, directions } of this.suns)
      for (const to of directions) {
        const slant = dot(normal, to);
        if (slant <= 0 || this.rays.cast(x, y, z, to[0], to[1], to[2], 60, seeThrough, this.probe)) continue;
        for (let i = 0; i < 3; i++) lit[i] = (lit[i] ?? 0) + ((colour[i] ?? 0) * slant) / directions.length;
      }
  }

  private addLamps([x, y, z]: Vector, normal: Vector, lit: Float32Array): void {
    for (const { lamp, group, ...at } of this.lamps.around(x, y, z)) {
      const [tx, ty, tz] = [at.x - x, at.y - y, at.z - z];
      const distance = Math.hypot(tx, ty, tz);
      if (distance >= lamp.reach) continue;
      const [dx, dy, dz] = [tx / distance, ty / distance, tz / distance];
      const slant = 0.15 + 0.85 * dot(normal, [dx, dy, dz]);
      if (slant <= 0) continue;
      const seen = this.rays.cast(x, y, z, dx, dy, dz, distance - 0.3, seeThrough, this.probe) ? 0.12 : 1;
      const power =
        (lamp.power * seen * slant * (1 - distance / lamp.reach) ** 2) / (0.7 + 0.3 * distance * distance);
      for (let i = 0; i < 3; i++)
        lit[group * 3 + i] = (lit[group * 3 + i] ?? 0) + (lamp.colour[i] ?? 0) * power;
    }
  }
}
