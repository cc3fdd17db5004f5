import type { ServerManifest } from '@tanstack/router-core';

/**
 * Returns the script that starts the application. Content has priority: on a page with a picture above the fold, the application loads
 * after the picture, at the first interaction, or after three seconds. Browsers without popovers are unsupported and get the page for use
 * without scripts. The page contains the script twice, also in its JSON. Without double quotes both copies are equal, which compresses
 * well.
 */
export function startScript(application: string): string {
  const plain = `{let s=document.createElement('script');s.src='/plain-page.js';document.head.append(s)}`;
  return `if('popover'in HTMLElement.prototype){let p=document.querySelector('img[fetchpriority=high]'),s=()=>import('${application}'),t=()=>setTimeout(s);if(p){p.decode().then(()=>requestAnimationFrame(t),s);setTimeout(s,3e3);for(let e of ['pointerdown','keydown'])addEventListener(e,s,{once:!0})}else s()}else${plain}`;
}

/** Makes a page start the application by that script, instead of loading it in parallel with the picture. */
export function startingByScript(manifest: ServerManifest): ServerManifest {
  const root = manifest.routes.__root__;
  const application = root?.scripts?.[0]?.attrs?.src;
  if (root?.scripts?.length !== 1 || typeof application !== 'string') {
    throw new Error('the manifest must name exactly one application script');
  }
  const { preloads = [], scripts: _scripts, ...rest } = root;
  const others = preloads.filter((preload) => preload !== application);
  const started = { ...rest, preloads: others, scripts: [{ attrs: {}, children: startScript(application) }] };
  return { ...manifest, routes: { ...manifest.routes, __root__: started } };
}
