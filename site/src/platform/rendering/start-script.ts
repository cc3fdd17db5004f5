import type { ServerManifest } from '@tanstack/router-core';

/**
 * The script that starts the application. What a visitor came to see comes first: where a page has a picture above the fold, the
 * application is loaded once that is shown, or at the visitor's first move, or after three seconds. Browsers without popovers are below
 * the support range: they get the page in its form without scripts. The page has the script a second time, in its JSON: without a double
 * quote both are the same, which compresses well.
 */
export function startScript(application: string): string {
  const plain = `{let s=document.createElement('script');s.src='/plain-page.js';document.head.append(s)}`;
  return `if('popover'in HTMLElement.prototype){let p=document.querySelector('img[fetchpriority=high]'),s=()=>import('${application}'),t=()=>setTimeout(s);if(p){p.decode().then(()=>requestAnimationFrame(t),s);setTimeout(s,3e3);for(let e of ['pointerdown','keydown'])addEventListener(e,s,{once:!0})}else s()}else${plain}`;
}

/** Has a page start the application by that script, instead of loading it beside the picture. */
export function startingByScript(manifest: ServerManifest): ServerManifest {
  const root = manifest.routes.__root__;
  const application = root?.scripts?.[0]?.attrs?.src;
  if (root?.scripts?.length !== 1 || typeof application !== 'string') {
    throw new Error('the framework names the application in another way');
  }
  const { preloads = [], scripts: _scripts, ...rest } = root;
  const others = preloads.filter((preload) => preload !== application);
  const started = { ...rest, preloads: others, scripts: [{ attrs: {}, children: startScript(application) }] };
  return { ...manifest, routes: { ...manifest.routes, __root__: started } };
}
