/**
 * Styles of the prerendered documents only: the typeface, the drafting paper behind the page, and the marks of controls
 * that were pressed before the page's code has come (early-input.ts). Without script, buttons that need it are not shown;
 * those around a picture are. A script must not declare the typeface again: the browser would load it as a new one and shift the lines.
 * Barlow Semi Condensed (SIL Open Font License, public/fonts/LICENSE.txt) resembles the lettering of road signs and
 * drawings. `optional` with a stand-in of the same width shifts no line: if the file is late, the stand-in stays. Phones
 * do not preload it (src/build/prerendering/document.ts).
 */
export const documentStyles = `
@font-face{font-family:'Barlow Semi Condensed';font-weight:600;font-display:optional;src:url(/fonts/barlow-semi-condensed-latin-600-normal.woff2) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD;}
@font-face{font-family:'Barlow Semi Condensed';font-weight:600;font-display:optional;src:url(/fonts/barlow-semi-condensed-latin-ext-600-normal.woff2) format('woff2');unicode-range:U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF;}
@font-face{font-family:'Barlow stand-in';font-weight:600;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:91%;}
:root{color-scheme:light dark;scroll-padding-top:6.5em;--ummes-color-background:light-dark(#f6f4ee,#0e1b27);--ummes-color-surface:light-dark(#fffefa,#132231);--ummes-font-heading:'Barlow Semi Condensed','Barlow stand-in',var(--site-font);--ummes-font:var(--site-font);--site-font:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;}
body{margin:0;}
body.ummes-page{min-height:100vh;background:linear-gradient(var(--_grid) 1px,transparent 1px) 0 0/100% 32px,linear-gradient(90deg,var(--_grid) 1px,transparent 1px) 0 0/32px 100%,var(--_background);}
body [data-pending]{cursor:progress;outline:2px dashed var(--_text);outline-offset:2px;background-image:linear-gradient(90deg,currentColor 60%,transparent 0);background-position:0 100%;background-repeat:repeat-x;background-size:15px 4px;}
@media (prefers-reduced-motion:no-preference){body [data-pending]{animation:pending 600ms linear infinite;}}
@keyframes pending{to{background-position:15px 100%;}}
@media (scripting:none){body form:not([action],[method=post],dialog *) [type=submit],body [type=button]:not([aria-label],[aria-expanded]){display:none;}}
`;
