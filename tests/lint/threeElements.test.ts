import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { expect, it } from 'vitest';
import { childrenOf, filesUnder, isNode, parse } from '../../scripts/lib/source.mjs';
import { THREE_ELEMENTS, withListedElements } from '../../scripts/page/threeElements.mjs';

type Node = Parameters<typeof childrenOf>[0];

/** Names that three shares with HTML and SVG, where they mean those. */
const OF_THE_DOM = ['audio', 'line', 'path'];

/** The classes of three that a file writes as elements. */
function elementsIn(file: string, text: string): string[] {
  const elements = (node: Node): string[] => {
    const name = node.type === 'JSXOpeningElement' && isNode(node['name']) ? String(node['name']['name']) : '';
    const asClass = name.charAt(0).toUpperCase() + name.slice(1);
    return [
      ...(asClass !== name && asClass in THREE && !OF_THE_DOM.includes(name) ? [asClass] : []),
      ...childrenOf(node).flatMap(elements),
    ];
  };
  return elements(parse(file, text).program);
}

it('sees the elements of three and no others', () => {
  expect(elementsIn('a.tsx', '<mesh><planeGeometry /><Pad /><path d="" /></mesh>')).toEqual(['Mesh', 'PlaneGeometry']);
});

it('every class of three that the page writes as an element is known to the canvas', () => {
  const files = filesUnder('src/app').filter((file) => file.endsWith('.tsx'));
  const missing = files.flatMap((file) =>
    elementsIn(file, readFileSync(file, 'utf8'))
      .filter((name) => !THREE_ELEMENTS.includes(name))
      .map((name) => `${file}: ${name} belongs into scripts/page/threeElements.mjs`),
  );
  expect(missing).toEqual([]);
});

it('every class that is known to the canvas is one of three’s', () => {
  expect(THREE_ELEMENTS.filter((name) => !(name in THREE))).toEqual([]);
});

it('gives the canvas of fiber the list in the place of all of three, and refuses another canvas', () => {
  const script = readFileSync('node_modules/@react-three/fiber/dist/react-three-fiber.esm.js', 'utf8');
  expect(withListedElements(script)).toContain('extend({ Color: THREE.Color,');
  expect(() => withListedElements(script.replace('extend(THREE)', 'extendAll(THREE)'))).toThrow('not known here');
});
