import { expect, it } from 'vitest';
import { filesNamedBy, withImports } from './page-files.ts';

const html = `<html><head><link rel="stylesheet" href="/assets/a.css"/>
<link rel="preload" href="/assets/font.woff2" as="font"/></head><body><p>src="/assets/no.js"</p>
<script>{let s=()=>import("/assets/late.js");setTimeout(s)}</script><script type="module" async="" src="/assets/main.js"></script>
<script>$_TSR.router=($R=>$R[0]={routes:$R[1]={"/list/":$R[2]={preloads:$R[3]=["/assets/list.js"]}}})</script>
<script nomodule src="/old-browser.js"></script></body></html>`;

it('BUDGET the scripts of a page are those that it runs, preloads and imports inline', () => {
  expect(filesNamedBy(html)).toEqual({
    scripts: ['/assets/main.js', '/assets/late.js', '/assets/list.js'],
    styles: ['/assets/a.css'],
  });
});

it('BUDGET the weight of a script includes its static imports and excludes its dynamic ones', async () => {
  const files: Record<string, string> = {
    '/assets/main.js': 'import{a as e}from"./shared.js";import"./side.js";const f=()=>import("./route.js");',
    '/assets/shared.js': 'export{b}from"./deep.js"',
    '/assets/side.js': '',
    '/assets/deep.js': 'import{e}from"./main.js"',
  };
  expect(await withImports(['/assets/main.js'], async (path) => files[path] ?? '')).toEqual(
    ['main', 'shared', 'side', 'deep'].map((name) => `/assets/${name}.js`),
  );
});
