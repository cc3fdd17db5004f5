import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const allowedElements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style marker pattern mask clipPath
  linearGradient radialGradient stop`.split(/\s+/),
);

const allowedAttributes = new Set(
  `aria-label aria-hidden aria-labelledby class clip-path clip-rule clipPathUnits color cx cy d data-view data-scale display
  dominant-baseline dx dy fill fill-opacity fill-rule font-family font-size font-style font-weight fx fy gradientTransform
  gradientUnits height href id letter-spacing marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  maskContentUnits maskUnits offset opacity orient overflow patternContentUnits patternTransform patternUnits points
  preserveAspectRatio r refX refY role rotate rx ry shape-rendering spreadMethod stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style text-anchor textLength
  transform vector-effect version viewBox visibility width x x1 x2 xlink:href xml:space xmlns xmlns:xlink y y1 y2`.split(/\s+/),
);

const namespaces: Record<string, string> = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/**
 * Sanitises an SVG by an allow-list (SEC-07): shapes, texts and presentation; no scripts, handlers, foreign objects, pictures or external
 * references. Returns undefined if it is not SVG.
 */
export function sanitiseSvg(source: string): string | undefined {
  const document = parseDocument(source, { xmlMode: true, decodeEntities: true });
  const root = document.children.find((node): node is Element => isTag(node));
  if (root?.name !== 'svg') return undefined;
  return writeElement(root);
}

function writeNode(node: ChildNode, parent: Element): string {
  if (isTag(node)) return writeElement(node);
  if (!isText(node)) return 'children' in node ? node.children.map((child) => writeNode(child, parent)).join('') : '';
  return parent.name === 'style' ? harmlessCss(node.data) : escapeText(node.data);
}

function writeElement(element: Element): string {
  if (!allowedElements.has(element.name)) return '';
  const attributes = Object.entries(element.attribs)
    .filter(([name, value]) => isHarmless(name, value))
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
  const content = element.children.map((child) => writeNode(child, element)).join('');
  return content ? `<${element.name}${attributes}>${content}</${element.name}>` : `<${element.name}${attributes}/>`;
}

function isHarmless(name: string, value: string): boolean {
  if (!allowedAttributes.has(name)) return false;
  if (name in namespaces) return value === namespaces[name];
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value);
  if (name === 'style') return harmlessCss(value) === value;
  return !refersOutside(value);
}

/** Whether a value has a `url(...)` that does not refer to a part of the same file. */
const refersOutside = (value: string) =>
  /url\s*\(/i.test(value.replace(/url\(\s*(["']?)#[\w.-]+\1\s*\)/gi, '')) || value.includes('\\');

/** Returns CSS without external references; empty if it contains any. */
function harmlessCss(css: string): string {
  return refersOutside(css) || /[<@&]|expression|-moz-binding|javascript:/i.test(css) ? '' : css;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
