import { mkdir } from 'node:fs/promises';
import { makeArt, makePreviewScene } from './art';
import { makeFilm } from './film';
import { published } from './host/paths';
import { takePicture } from './host/take-picture';
import { makePosters } from './posters';

/**
 * `npm run hero` remakes all artwork. `-- film`, `-- posters`, `-- art` and `-- preview` make a part of it, `-- encode`
 * compresses the film that was drawn last, and `-- try SCENE MOMENT SCALE` draws one picture into .local/hero to look at.
 */
const [part = 'all', scene = 'hero', moment = '0', scale = '0.5'] = process.argv.slice(2);
await mkdir(published('media/art'), { recursive: true });
if (part === 'try') console.log(await takePicture(scene, Number(moment), Number(scale), 2));
if (part === 'all' || part === 'art') await makeArt();
if (part === 'all' || part === 'film') await makeFilm();
if (part === 'all' || part === 'posters') await makePosters();
if (part === 'encode') await makeFilm(false);
if (part === 'all' || part === 'preview') await makePreviewScene();
