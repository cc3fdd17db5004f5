import type { Manifest, ServerManifest } from '@tanstack/router-core';

/**
 * Returns the script that starts the application. Content has priority: on a page with a picture above the fold, the application loads
 * after that picture is on the screen, and on others after the first paint. It loads earlier at the first interaction, and at the latest
 * after three seconds. Until then rows below a scene wait (first-frame.ts), unless the visitor returns to a place or follows a fragment.
 * The modules of the page, which the data of the router name, load with the application, because on a slow connection they would delay
 * the picture. If the page is painted before these data have arrived, the application loads them. Browsers without popovers are
 * unsupported and get the page for use without scripts. The page contains the script twice, also in its JSON. Without double quotes both
 * copies are equal, which compresses well.
 */
export function startScript(application: string): string {
  const plain = `{delete f.frame;let s=document.createElement('script');s.src='/plain-page.js';document.head.append(s)}`;
  const load = `import('${application}');for(let r of Object.values($_TSR.router?.manifest.routes||{}))for(let h of r.preloads||[]){let l=document.createElement('link');l.rel='modulepreload';l.href=h.href||h;document.head.append(l)}`;
  const begin = `let d,p=document.querySelector('img[fetchpriority=high]'),s=()=>{if(d)return;d=1;delete f.frame;${load}},t=()=>setTimeout(s),o=l=>new PerformanceObserver(l).observe({type:'paint',buffered:!0});if(!p||location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')delete f.frame;if(p)p.decode().then(()=>o(()=>requestAnimationFrame(t)),s);else o(t);setTimeout(s,3e3);for(let e of ['pointerdown','keydown','wheel'])addEventListener(e,s,{once:!0})`;
  return `let f=document.documentElement.dataset;if('popover'in HTMLElement.prototype){${begin}}else${plain}`;
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

/** Returns a manifest without modules to preload, for the head of a page: the start script loads those of the page. */
export function withoutPreloads<Rendered extends Pick<Manifest, 'routes'>>(manifest: Rendered): Rendered {
  const routes = Object.entries(manifest.routes).map(([id, { preloads: _, ...route }]) => [id, route]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}
