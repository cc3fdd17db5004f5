/** The code of a file with all of its imports, as one classic script (build/bundled-plugin.ts). */
declare module '*?bundled' {
  const code: string;
  export default code;
}
