import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';

const shown = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

it('markdown shows headings below the page’s own', () => {
  expect(shown('# Om oppdraget\n\n**Viktig**')).toBe(
    '<h3>Om oppdraget</h3>\n<p><strong>Viktig</strong></p>',
  );
});

it('markdown shows HTML as plain text', () => {
  expect(shown('<script>alert(1)</script> <img src=x onerror=alert(1)>')).not.toMatch(
    /<(script|img)/,
  );
});

it.each(['[x](javascript:alert(1))', '[x](data:text/html,x)', '[x](vbscript:x)'])(
  'a markdown link that would run code becomes text: %s',
  (text) => {
    expect(shown(text)).toBe('<p>x</p>');
  },
);

it('a picture in markdown sends no request to another server', () => {
  expect(shown('![bilde](https://spor.example/1.png)')).toBe('<p>bilde</p>');
});

it('a link in markdown does not reveal which page it was on', () => {
  expect(shown('[x](https://x.example)')).toContain('rel="noopener noreferrer nofollow"');
});

it.each([
  ['Se https://x.example/a?b=1&c=2.', 'https://x.example/a?b=1&amp;c=2'],
  ['Se www.x.example', 'http://www.x.example'],
  ['Skriv til ola@x.example', 'mailto:ola@x.example'],
])('an address in a text becomes a link: %s', (text, address) => {
  expect(shown(text)).toContain(`<a href="${address}" target="_blank"`);
});

it('a script address does not become a link', () => {
  expect(shown('javascript:alert(1) og data:text/html,x')).not.toContain('<a');
});
