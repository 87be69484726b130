import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';

/** Headings start below the page's own; links out open beside, and pass nothing on. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  // A picture from elsewhere would tell that server who reads.
  img: ({ alt }) => <>{alt}</>,
  // The library empties the address of a script: what it stood on stays, as words.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <>{children}</>
    ),
};

interface Parsing {
  data: () => object;
}

/** Addresses that stand in a text as they are become links, as in GitHub's markdown. */
function bareLinks(this: Parsing): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral());
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}

const options: Options = { components, remarkPlugins: [bareLinks] };

/** Raw HTML stays text by the library itself. */
export function Markdown({ text }: { text: string }) {
  return <ReactMarkdown {...options}>{text}</ReactMarkdown>;
}
