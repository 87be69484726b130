import { need, since, test, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const none = (what: string) => since(`Torg has no ${what}.`);

export const encoding: Chapter = {
  number: 'V1',
  title: 'Encoding and sanitization',
  requirements: [
    need(
      'V1.1.1',
      2,
      'Input is decoded once, before it is checked.',
      test(files.strangeText, 'is refused as %s'),
      test(files.limits, 'at %s has the form of its base'),
    ),
    need(
      'V1.1.2',
      2,
      'Output is escaped last, by what interprets it.',
      test(files.mailLayout, 'shows what people wrote as text, never as HTML'),
    ),
    need(
      'V1.2.1',
      1,
      'Output is escaped for its place in HTML or a header.',
      test(files.mailLayout, 'shows what people wrote as text, never as HTML'),
    ),
    need(
      'V1.2.2',
      1,
      'Addresses are built encoded, and only harmless schemes become links.',
      test('web/src/client/address.test.ts', 'has its parameters filled in and encoded'),
      test(files.linkAddress, '"%s" is refused'),
    ),
    need(
      'V1.2.3',
      1,
      'JSON is written by a serializer.',
      test(files.strangeText, 'succeeds with %j'),
    ),
    need(
      'V1.2.4',
      1,
      'SQL gets values as parameters.',
      test(files.strangeText, 'succeeds with %j'),
      since('Queries go through kysely, whose templates turn each value into a parameter.'),
    ),
    need('V1.2.5', 1, 'No command of the system is built from input.', none('calls of a shell')),
    need('V1.2.6', 2, 'No LDAP injection.', none('LDAP')),
    need('V1.2.7', 2, 'No XPath injection.', none('XPath')),
    need('V1.2.8', 2, 'LaTeX is locked down.', none('LaTeX')),
    need(
      'V1.2.9',
      2,
      'Input is escaped in regular expressions.',
      since('No expression is made from what people send; patterns of LIKE are escaped.'),
    ),
    need(
      'V1.3.1',
      1,
      'HTML that people write is cleaned.',
      test(files.markdown, 'markdown shows HTML as plain text'),
    ),
    need(
      'V1.3.2',
      1,
      'Nothing evaluates text as code.',
      test(files.answers, 'forbids scripts of other sites, frames, and content sniffing'),
    ),
    need(
      'V1.3.3',
      2,
      'Text for a dangerous place is checked and bounded before.',
      test(
        files.badInput,
        'is refused with a title of ten thousand characters, and nothing is changed',
      ),
      test('web/src/ui/table/csv.test.ts', 'a text that looks like a formula stays text: %j'),
    ),
    need(
      'V1.3.4',
      2,
      'SVG from people is cleaned.',
      test(files.photo, 'must be a picture, whatever its name says, and not too large'),
      since('SVG is not among the kinds of files that are accepted.'),
    ),
    need(
      'V1.3.5',
      2,
      'Markdown and the like is made harmless.',
      test(files.markdown, 'a script address does not become a link'),
      test(files.markdown, 'a picture in markdown sends no request to another server'),
    ),
    need(
      'V1.3.6',
      2,
      'The server calls no address that somebody sends.',
      since('The server calls only addresses from its settings; a subdomain is one label of them.'),
      test(files.cvTool, 'is no place of the name %j'),
      test(files.cvTool, 'has no picture at %s'),
      test(files.publicAddresses, 'refuses a host with a private address among its addresses'),
    ),
    need('V1.3.7', 2, 'No templates are made from input.', none('template language')),
    need('V1.3.8', 2, 'No JNDI injection.', none('JNDI')),
    need('V1.3.9', 2, 'No memcache injection.', none('memcache')),
    need(
      'V1.3.10',
      2,
      'Input is never a format string.',
      since(
        'JavaScript has no format strings that read memory, and the log takes values as fields.',
      ),
    ),
    need(
      'V1.3.11',
      2,
      'Input cannot add headers to a mail.',
      test(
        'server/src/adapters/mail/mail.check.ts',
        'does not let a line break in the subject add a header',
      ),
    ),
    need('V1.4.1', 2, 'Memory is handled safely.', since('JavaScript manages memory itself.')),
    need(
      'V1.4.2',
      2,
      'Numbers stay in their range.',
      test(files.badInput, 'is refused when a number is infinite'),
      test(files.badInput, 'is refused for %s, and the field is named'),
      test(
        'server/src/testing/calls/bounds-of-input.test.ts',
        'no number of a request is larger than a column holds',
      ),
    ),
    need('V1.4.3', 2, 'Memory is released safely.', since('JavaScript manages memory itself.')),
    need('V1.5.1', 1, 'XML parsers resolve nothing.', none('parser of XML from people')),
    need(
      'V1.5.2',
      2,
      'What is deserialized is checked.',
      test(files.badInput, 'is refused when it tries to change the prototype'),
      test(files.badInput, 'is refused when it is nested ten thousand deep'),
      test(files.wrongRequests, 'is not decompressed'),
      test(files.fuzz, 'are answered by their table, and never with 500'),
    ),
  ],
};
