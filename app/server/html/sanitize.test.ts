import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../tests/support/hostile-texts';
import { setListeningOrigin } from '../site-origin.server';
import { sanitizeHtml } from './sanitize.server';

beforeAll(() => setListeningOrigin('https://www.own.example'));

describe('what an editor writes stays', () => {
  it.each([
    '<h2>Title</h2><h3>Part</h3><h4>Detail</h4>',
    '<p><strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s> H<sub>2</sub>O x<sup>2</sup></p>',
    '<ul><li>one</li><li>two</li></ul><ol start="3"><li>three</li></ol>',
    '<pre><code class="language-python">a &lt; b &amp;&amp; c</code></pre>',
    '<blockquote><p>Said.</p></blockquote><hr />',
    '<aside class="note"><p>a</p></aside><aside class="tip"><ul><li>b</li></ul></aside><aside class="warning"><p>c</p></aside>',
    '<table><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
    '<figure><img src="/uploads/a.webp" alt="A lattice" width="800" height="600" /><figcaption>Fig</figcaption></figure>',
    '<p><a href="/contact">us</a> <a href="#part">there</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+911">call</a></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2" title="T" rel="noopener noreferrer">out</a></p>',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });
});

describe('what is mended', () => {
  it.each([
    ['<h1>Top</h1>', '<h2>Top</h2>'],
    ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<div><span>a</span></div>', 'a'],
    [
      '<a href="https://example.com" target="_blank" rel="opener">a</a>',
      '<a href="https://example.com" rel="noopener noreferrer">a</a>',
    ],
    ['<img src="https://example.com/a.png">', '<img src="https://example.com/a.png" alt="" />'],
    ['<img src="/a.png" alt="" width="10px" height="0">', '<img src="/a.png" alt="" />'],
    ['<ol start="1e9"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<td colspan="1000">a</td>', '<td>a</td>'],
    ['<th scope="evil">a</th>', '<th>a</th>'],
    ['<code class="language-js evil language-x&quot;y">a</code>', '<code class="language-js">a</code>'],
    ['<aside><p>a</p></aside>', '<p>a</p>'],
    ['<aside class="advert"><p>a</p></aside>', '<p>a</p>'],
    ['<aside class=" tip " role="alert" onclick="z()"><p>a</p></aside>', '<aside class="tip"><p>a</p></aside>'],
    ['<a href="relative/page">a</a>', 'a'],
    ['<a href="https://WWW.own.example/blog/a?b=1&amp;c#d">a</a>', '<a href="/blog/a?b=1&amp;c#d">a</a>'],
    ['<a href="https://www.own.example">a</a>', '<a href="/">a</a>'],
    ['<img src="https://www.own.example/uploads/a.png">', '<img src="/uploads/a.png" alt="" />'],
    [
      '<a href="https://www.own.example//other.example/a">a</a>',
      '<a href="https://www.own.example//other.example/a" rel="noopener noreferrer">a</a>',
    ],
    ['<a name="x">a</a>', 'a'],
    ['<a href="/\t/evil.example">a</a>', 'a'],
    ['<img src="http://example.com/a.png">', ''],
  ])('%s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });
});

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onerror="alert(1)" onload=alert(2)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="//evil.example/pixel">',
  '<img src="/\\evil.example/pixel">',
  '<img src="/a.png" srcset="//evil.example/x 2x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<svg onload=alert(1)><path/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><img src=x onerror=alert(1)></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button><input autofocus onfocus=alert(1)></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '"><script>alert(1)</script>',
  '<img """><script>alert(1)</script>">',
  '<<script>alert(1)//<</script>',
  '<a href="https://example.com" onmouseover="alert(1)">x</a>',
  '<a href="https://exa mple.com/"><img src=x onerror=alert(1)></a>',
  '<code class="language-js" onclick="alert(1)">x</code>',
  '<option><script>alert(1)</script></option>',
  '\u0000<script\u0000>alert(1)</script>',
];

/** Tags, attributes and addresses of the result as a strict reader sees them: nothing else may look like a tag. */
function expectHarmless(html: string): void {
  const allowed =
    /^<(?:\/?(?:h[234]|p|ul|ol|li|pre|code|blockquote|aside|table|thead|tbody|tr|th|td|strong|em|b|i|u|s|a|sub|sup|figure|figcaption)|(?:hr|br|img))(?: [a-z]+="[^"<>]*")* ?\/?>$/;
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(tag).toMatch(allowed);
    expect(tag).not.toMatch(/ (?:on\w+|style|id|srcset|srcdoc|target)=/);
    for (const [, address] of tag.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
    }
  }
}

describe('what attackers write does nothing', () => {
  it.each([...payloads, ...hostileTexts])('%s', (payload) => {
    expectHarmless(sanitizeHtml(payload));
    expectHarmless(sanitizeHtml(`<p>before ${payload} after</p>`));
    expectHarmless(sanitizeHtml(`<table><tr><td>${payload}`));
  });

  it('keeps the text around a removed script', () => {
    expect(sanitizeHtml('<p>before<script>alert(1)</script> after</p>')).toBe('<p>before after</p>');
  });

  it('survives ten thousand open tags', () => {
    const html = sanitizeHtml('<blockquote><p>'.repeat(10_000));
    expect(html.split('<blockquote>').length).toBeLessThan(42);
  });

  it.each(['<', '</'])('reads a name of 400,000 letters behind %s that nothing ends', (start) => {
    expect(sanitizeHtml(`<p>b</p>${start}${'a'.repeat(400_000)}`)).toBe('<p>b</p>');
  });

  it('reads no deeper than a thousand, and keeps the words of what lies deeper', () => {
    const html = sanitizeHtml(`<p>before</p>${'<b>'.repeat(130_000)}words`);
    expect(html.replace(/<\/?b>/g, '')).toBe('<p>before</p>words');
    expect(sanitizeHtml('<p>one'.repeat(3000))).toBe('<p>one</p>'.repeat(3000));
  });
});

describe('sanitising twice changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...payloads),
    fc.constantFrom(
      ...'<p> </p> <a_href="/x"> </a> <a_href="bad"> <li> </li> <table> <tr> <td> </table> <h1> </h1> <pre>'.split(' '),
      ...'<code_class="language-x"> </code> &amp; & < <img_src="/a&b"> </br> <b><i></b> <div > " _ &lt;b&gt;'.split(
        ' ',
      ),
      ...'&nbsp; <!-- --> </pre> <ol_start=3> <th_scope=col> <svg> <style> </style> </svg> <iframe> <xmp>'.split(' '),
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  it('for any pieces in any order', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = sanitizeHtml(pieces.join('').replaceAll('_', ' '));
        expectHarmless(once);
        expect(sanitizeHtml(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
