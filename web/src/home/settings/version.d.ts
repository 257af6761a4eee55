/** The version in package.json, put in by the build. */
declare const __AKILI_VERSION__: string;
