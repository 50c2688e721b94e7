import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { SubjectError } from './read-subject';

/** Side in pixels, for programs that read the size from the file. */
const SIDE = 512;
/** Tolerance for a drawing on a grid that is not quite square. */
const NEARLY_SQUARE = 0.02;

const SHAPES = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon clipPath mask marker pattern linearGradient radialGradient stop ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
);

/** Advice for elements that are not shapes. */
const ADVICE: Readonly<Record<string, string>> = {
  script: 'take it out: pictures run no scripts',
  foreignObject: 'export the drawing as shapes alone',
  text: 'turn letters into paths: who sees them lacks their font',
  image: 'draw it as shapes, or use a PNG for the whole logo',
  style: 'export with presentation attributes, and without conditions: the site allows no styles in pictures',
  a: 'take the link out: the logo leads to the home page',
};

/** Properties without effect where there is neither text nor blending. */
const WITHOUT_EFFECT = /^(?:-|isolation$|font|line-height$|white-space$|text|inline-size$|shape-|solid-)/;

const declarationsOf = (style: string): string[] => style.split(';').filter((part) => part.trim() !== '');

/** Returns the declarations that have no attribute form, and turns `mask-type` into an attribute. */
const withoutStyle = ({ attributes }: XastElement): string[] =>
  declarationsOf(attributes['style'] ?? '').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (name === 'mask-type') attributes[name] = value;
    return name === 'mask-type' || WITHOUT_EFFECT.test(name)
      ? []
      : [`has ${name}: ${value} in a style, which is no attribute: draw it without`];
  });

/** True for an attribute of SVG; false for one that an editor has added in its own namespace. */
const isOwn = (name: string): boolean =>
  !name.includes(':') || /^(?:xml:.*|xlink:href|xmlns:xlink)$/.test(name);

const attributeFaults = ([name, value]: [string, string]): string[] => {
  const said = `has ${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (/^on/i.test(name)) return [`has ${name}: take it out: pictures run no scripts`];
  const isLink = /^(?:\w+:)?(?:href|src|base)$/i.test(name);
  const leadsOut = isLink ? !value.startsWith('#') : /url\(\s*["']?(?!["'#\s])/i.test(value);
  if (leadsOut) return [`${said}: must lead to a part of the file itself, like #gradient`];
  if (/^(?:currentcolor|context-fill|context-stroke)$|\bvar\(/i.test(value.trim()))
    return [`${said}, which is black in a picture: must be a color like #62d26f`];
  return [];
};

const rootFaults = ({ name, attributes }: XastElement): string[] => {
  if (name !== 'svg' || attributes['xmlns'] !== 'http://www.w3.org/2000/svg')
    return ['must begin with <svg xmlns="http://www.w3.org/2000/svg" …>'];
  const box =
    attributes['viewBox']
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) {
    const [across, down] = [parseFloat(attributes['width'] ?? ''), parseFloat(attributes['height'] ?? '')];
    const meant = across > 0 && down > 0 ? `0 0 ${String(across)} ${String(down)}` : '0 0 512 512';
    return [`must have a viewBox on <svg>, like viewBox="${meant}"`];
  }
  if (Math.abs(width / height - 1) > NEARLY_SQUARE)
    return [`is ${String(width)} by ${String(height)}: must be square, with the drawing in the middle`];
  attributes['width'] = String(SIDE);
  attributes['height'] = String(SIDE);
  return [];
};

/** Collects the faults of a drawing, and writes its size. */
const checkInto = (faults: string[]): CustomPlugin => ({
  name: 'check',
  fn: () => ({
    instruction: { enter: ({ name }) => void faults.push(`has <?${name} …?>: take it out`) },
    element: {
      enter: (node, parent) => {
        if (parent.type === 'root') faults.push(...rootFaults(node));
        else if (node.name.includes(':')) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        if (!SHAPES.has(node.name))
          faults.push(`has <${node.name}>: ${ADVICE[node.name] ?? 'must have shapes alone'}`);
        faults.push(...withoutStyle(node));
        const kept = Object.entries(node.attributes).filter(([name]) => name !== 'style' && isOwn(name));
        node.attributes = Object.fromEntries(kept);
        faults.push(...kept.flatMap(attributeFaults));
      },
    },
  }),
});

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SubjectError(['must be a plain SVG, saved as UTF-8']);
  }
};

/**
 * Returns an owner's SVG with a size, without editors' leftovers, and with its styles as attributes: the site's policy, which
 * browsers apply to pictures too, allows no styles.
 * @throws SubjectError if it is not square, has elements that are not shapes, or refers to anything outside itself
 */
export const tidySvg = (bytes: Buffer): string => {
  const text = textOf(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new SubjectError(['must have no <!DOCTYPE …>: take it out, with all entities in it']);
  const faults: string[] = [];
  try {
    const { data } = optimize(text, {
      plugins: [
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeTitle',
        'removeDesc',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        checkInto(faults),
      ],
    });
    if (faults.length === 0) return data;
  } catch (error) {
    // The parser's error, whose class is not exported. Its message contains part of the file.
    const { reason, line } = error as { reason?: string; line?: number };
    if (reason === undefined) throw error;
    throw new SubjectError([`is no SVG: line ${String(line)}: ${reason}`]);
  }
  throw new SubjectError([...new Set(faults)]);
};
