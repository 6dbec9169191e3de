/** The text of a stylesheet, put into the bundle by the build (tsup.config.ts). */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
