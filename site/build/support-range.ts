import sitePackage from '../package.json' with { type: 'json' };

/** The oldest browsers that run the application, as Vite's build targets: the `browserslist` of this package. */
export const supportRange = sitePackage.browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
