/** The folder of a running build (commands/fresh.mjs), or the copy of the current build. */
export const DIST = process.env.UMMES_BUILD ?? 'dist';

/** Whether this build is for development: not minified, compressed or checked, and without the library. */
export const DRAFT = process.env.UMMES_DRAFT === '1';

/** The static root: all files that browsers load. */
export const WEB = `${DIST}/web`;

/** The server, its commands and what they read. */
export const SERVER = `${DIST}/server`;

/** The modules for React apps. */
export const LIBRARY = `${DIST}/lib`;

/** The home page with the sample content, whose size has a budget. */
export const SAMPLE_HOME = `${DIST}/sample-home.html`;

/** The tags as their declarations describe them (reference/declarations.ts), for demo/. */
export const DECLARATIONS = `${DIST}/declarations.json`;

/** Bundles for the build itself, deleted when it ends. */
export const INTERMEDIATE = `${DIST}/intermediate`;
