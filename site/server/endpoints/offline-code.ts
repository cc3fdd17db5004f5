import base from '../../src/design/foundation/base.css?inline';
import fonts from '../../src/design/foundation/fonts.css?inline';
import tokens from '../../src/design/foundation/tokens.css?inline';
import own from '../../src/offline/offline.css?inline';
import script from '../../src/offline/offline-script.ts?bundled';
import worker from '../../src/offline/service-worker.ts?bundled';
import farewell from '../../src/offline/unregister-worker.ts?bundled';

/** The built scripts and styles that browsers use without a connection. */
export type OfflineCode = { worker: string; farewell: string; script: string; styles: string };

export const offlineCode: OfflineCode = { worker, farewell, script, styles: [tokens, fonts, base, own].join('\n') };
