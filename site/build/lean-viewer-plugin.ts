import type { Plugin } from 'vite';

const emptyClass = (name: string, methods = '') => `export class ${name} { ${methods} }`;

/**
 * Modules of the 3D viewer that are replaced by empty ones: compressed and lit models, and export. The decoders need WebAssembly,
 * which the content security policy forbids.
 */
const leftOut: Readonly<Record<string, string>> = {
  'three/examples/jsm/loaders/DRACOLoader.js': emptyClass('DRACOLoader', 'setDecoderPath() {}'),
  'three/examples/jsm/loaders/KTX2Loader.js': emptyClass('KTX2Loader', 'setTranscoderPath() {} detectSupport() {}'),
  'three/examples/jsm/libs/meshopt_decoder.module.js': 'export const MeshoptDecoder = undefined;',
  'three/examples/jsm/loaders/RGBELoader.js': emptyClass('RGBELoader'),
  'three/examples/jsm/exporters/GLTFExporter.js': emptyClass('GLTFExporter'),
  '@monogrid/gainmap-js': emptyClass('HDRJPGLoader'),
};

const prefix = '\0left-out:';

/** Removes unused modules from the 3D viewer. This makes it a third smaller and keeps it within the content security policy. */
export function leanModelViewer(): Plugin {
  return {
    name: 'plantsoen:lean-model-viewer',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in leftOut && importer?.includes('@google/model-viewer') ? prefix + source : undefined;
    },
    load(id) {
      return id.startsWith(prefix) ? leftOut[id.slice(prefix.length)] : undefined;
    },
  };
}
