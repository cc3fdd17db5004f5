import sitePackage from '../package.json' with { type: 'json' };

/** Oldest browsers that run the application, as Vite build targets. Derived from the `browserslist` of the package. */
export const supportRange = sitePackage.browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
