import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';

/** Headings start below the page's own; external links open in a new tab, without a referrer. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  // Loading an external picture would tell that server who reads.
  img: ({ alt }) => <>{alt}</>,
  // The library empties the address of a script: the link's text stays, as text.
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

/** Turns bare addresses in a text into links, as GitHub's markdown does. */
function bareLinks(this: Parsing): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral());
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}

const options: Options = { components, remarkPlugins: [bareLinks] };

/** The library shows raw HTML as text. */
export function Markdown({ text }: { text: string }) {
  return <ReactMarkdown {...options}>{text}</ReactMarkdown>;
}
