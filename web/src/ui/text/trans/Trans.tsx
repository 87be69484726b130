import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What the macro's `<Trans>` becomes. Lingui would read tags in the values, too, and a name with
 * `<b>` would lose it; what is an element is shown as it is.
 */
export function Trans({ values, ...rest }: TransProps) {
  return <LinguiTrans {...rest} values={values && asElements(values)} />;
}

type Values = Record<string, unknown>;

function asElements(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const looksLikeMarkup = typeof value === 'string' && value.includes('<');
      return [name, looksLikeMarkup ? <>{value}</> : value];
    }),
  );
}
