import { useLingui } from '@lingui/react/macro';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** Gives Mantine's icon buttons the names that they lack, in the current language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const close = t`Lukk`;
  const clear = t`Tøm feltet`;
  const named = useMemo(() => {
    const closing = { closeButtonProps: { 'aria-label': close } };
    // A `header` would be a second banner of the page.
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
