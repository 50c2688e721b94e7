/** Ways in which browsers and extensions replace a text with its translation. */

const translated = (text: string) => `«${text}»`;

const fontAround = (text: string): HTMLElement => {
  const outer = document.createElement('font');
  outer.style.verticalAlign = 'inherit';
  const inner = outer.appendChild(document.createElement('font'));
  inner.textContent = translated(text);
  return outer;
};

const put = Node.prototype.insertBefore;
const take = Node.prototype.removeChild;

/** Inserts like an extension's script, bypassing any replacement of the browser's own methods by the page. */
const insert = (parent: Node, node: Node, reference: Node | null) => void put.call(parent, node, reference);
const remove = (node: Node) => void (node.parentNode && take.call(node.parentNode, node));

/** Each replaces one text. */
export const replacements: Record<string, (text: Text) => void> = {
  'an element before it, and the text removed': (text) => {
    if (text.parentNode) insert(text.parentNode, fontAround(text.data), text);
    remove(text);
  },
  'an element after it, and the text removed': (text) => {
    if (text.parentNode) insert(text.parentNode, fontAround(text.data), text.nextSibling);
    remove(text);
  },
  'the text removed, and an element at its place': (text) => {
    const { parentNode, nextSibling, data } = text;
    remove(text);
    if (parentNode) insert(parentNode, fontAround(data), nextSibling);
  },
  'the text replaced at once': (text) => text.replaceWith(fontAround(text.data)),
  'the text moved into the element': (text) => {
    const font = document.createElement('font');
    if (text.parentNode) insert(text.parentNode, font, text);
    insert(font, text, null);
  },
  'the text moved into an element that comes then': (text) => {
    const { parentNode, nextSibling } = text;
    const font = document.createElement('font');
    insert(font, text, null);
    if (parentNode) insert(parentNode, font, nextSibling);
  },
  'the text moved into the element, and replaced there': (text) => {
    const font = document.createElement('font');
    if (text.parentNode) insert(text.parentNode, font, text);
    insert(font, text, null);
    text.replaceWith(translated(text.data));
  },
};

/** Returns the texts that a translator would read in a part of the page. */
export const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node instanceof Text &&
      node.data.trim() &&
      !node.parentElement?.closest('font, script, [translate=no]')
    )
      texts.push(node);
  return texts;
};
