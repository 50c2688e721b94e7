import { skyLight, type Atmosphere } from './atmosphere';
import { createHit, textureTexel, type Hit } from './hit';
import { GROUP_COUNT, lampGroup } from './lamps';
import { Lights } from './lights';
import { fractal, hash } from './random';
import { Raycaster } from './raycast';
import { nothing, waters } from './see-through';
import { TEXELS } from './texture';
import { normals, unit, type Vector } from './vector';
import type { World } from './world';

/** Numbers of a lit texel: red, green and blue of each group of lights. */
export const CHANNELS = GROUP_COUNT * 3;
const FACE_SIZE = TEXELS * TEXELS * CHANNELS;
const EDGE_LIGHT = 1.22;

/** The middle of the met texel, a hair in front of its face. */
const placeOf = ({ x, y, z, face, u, v, depth }: Hit): Vector => {
  const [a, b] = [(u + 0.5) / TEXELS, 1 - (v + 0.5) / TEXELS];
  const front = depth + (face % 2 === 0 ? 0.02 : -0.02);
  if (face < 2) return [x + front, y + b, z + (face === 0 ? 1 - a : a)];
  return face < 4 ? [x + a, y + front, z + 1 - b] : [x + a, y + b, z + front];
};

/** Lights texels of a world, each once: shading is snapped to texels, as the game's own art would be. */
export class Shader {
  private readonly faces = new Map<number, Float32Array>();
  private readonly rays: Raycaster;
  private readonly lights: Lights;

  constructor(
    private readonly world: World,
    private readonly air: Atmosphere,
    private readonly view: Vector,
  ) {
    this.rays = new Raycaster(world);
    this.lights = new Lights(world, air, this.rays);
  }

  /** Light that a met texel sends to the eye, as CHANNELS numbers from `offset` of the array. */
  texel(hit: Hit): { light: Float32Array; offset: number } {
    const key = this.world.index(hit.x, hit.y, hit.z) * 6 + hit.face;
    let light = this.faces.get(key);
    if (!light) {
      light = new Float32Array(FACE_SIZE).fill(-1);
      this.faces.set(key, light);
    }
    const offset = (hit.v * TEXELS + hit.u) * CHANNELS;
    if ((light[offset] ?? 0) < 0) this.compute(hit, light.subarray(offset, offset + CHANNELS));
    return { light, offset };
  }

  private compute(hit: Hit, out: Float32Array): void {
    const { block, x, y, z, face, u, v } = hit;
    out.fill(0);
    if (!block) return;
    const point = placeOf(hit);
    const water = block.water && face === 2;
    if (water) this.mirror(point, out, hash(x * TEXELS + u, z * TEXELS + v, 0, 3));
    const skin = block.skins[face];
    const texel = textureTexel(hit) * 3;
    const tone = this.tone(block.varies, x, y, z) * (block.whole ? this.edge(hit) : 1) * (water ? 0.4 : 1);
    const own: Vector = [
      (skin?.[texel] ?? 0) * tone,
      (skin?.[texel + 1] ?? 0) * tone,
      (skin?.[texel + 2] ?? 0) * tone,
    ];
    const lit = new Float32Array(CHANNELS);
    this.lights.fall(point, face, block.lamp !== undefined, lit);
    const group = lampGroup(block.lamp, x, z) * 3;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const albedo = own[channel % 3] ?? 0;
      const shine = Math.floor(channel / 3) * 3 === group ? block.glow : 0;
      out[channel] = (out[channel] ?? 0) + albedo * ((lit[channel] ?? 0) + shine);
    }
  }

  /** Adds what water shows of the sky and of what stands at it, and of its ground. */
  private mirror(point: Vector, out: Float32Array, ripple: number): void {
    const [dx, dy, dz] = this.view;
    const up = unit([dx + (ripple - 0.5) * 0.16, -dy, dz + (ripple - 0.5) * 0.1]);
    const hit = createHit();
    const share = 0.55 + ripple * 0.25;
    if (this.rays.cast(...point, ...up, 40, waters, hit)) {
      const { light, offset } = this.texel(hit);
      for (let i = 0; i < CHANNELS; i++) out[i] = (light[offset + i] ?? 0) * share;
    } else out.set(skyLight(this.air, up).map((value) => value * share));
    if (!this.rays.cast(...point, dx, dy, dz, 12, waters, hit)) return;
    const deep = Math.exp(-hit.distance * 0.7) * 0.45;
    const { light, offset } = this.texel(hit);
    for (let i = 0; i < CHANNELS; i++)
      out[i] =
        (out[i] ?? 0) + (light[offset + i] ?? 0) * deep * (i % 3 === 0 ? 0.5 : i % 3 === 1 ? 0.9 : 1.1);
  }

  private tone(varies: number, x: number, y: number, z: number): number {
    const land = fractal(x * 0.13, z * 0.13, 11) - 0.5;
    return 1 + varies * (land * 1.4 + (hash(x, y, z, 5) - 0.5) * 0.5);
  }

  /** Edges that stand free catch light. */
  private edge({ x, y, z, face, u, v }: Hit): number {
    const last = TEXELS - 1;
    const free = (ax: number, ay: number, az: number) => {
      const [nx, ny, nz] = normals[face] ?? [0, 0, 0];
      return (
        this.world.at(x + ax, y + ay, z + az) === 0 &&
        this.world.at(x + ax + nx, y + ay + ny, z + az + nz) === 0
      );
    };
    if (face === 2) {
      if ((v === last && free(0, 0, 1)) || (u === last && free(1, 0, 0))) return EDGE_LIGHT;
      return 1;
    }
    if (v === 0 && free(0, 1, 0)) return EDGE_LIGHT;
    if (face === 0 && u === 0 && free(0, 0, 1)) return EDGE_LIGHT;
    return 1;
  }

  /** Fills `hit` with what a ray of the camera meets. */
  look(origin: Vector, hit: Hit): boolean {
    return this.rays.cast(...origin, ...this.view, 1000, nothing, hit);
  }
}
