import { useLingui } from '@lingui/react/macro';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** The theme in the present language: Mantine leaves its icon buttons without a name. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const close = t`Lukk`;
  const clear = t`Tøm feltet`;
  const named = useMemo(() => {
    const closing = { closeButtonProps: { 'aria-label': close } };
    // Its `header` is no second banner of the page.
    const dialog = { defaultProps: { ...closing, attributes: { header: { role: 'none' } } } };
    return mergeThemeOverrides(theme, {
      components: {
        Modal: dialog,
        Drawer: dialog,
        Notification: { defaultProps: closing },
        InputClearButton: { defaultProps: { 'aria-label': clear } },
        ComboboxClearButton: { defaultProps: { 'aria-label': clear } },
      },
    });
  }, [close, clear]);
  return (
    <MantineProvider theme={named} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
