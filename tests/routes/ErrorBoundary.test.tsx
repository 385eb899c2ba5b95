import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/routes/ErrorBoundary.tsx';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';

const theme = createSiteTheme();

function Broken(): never {
  throw new Error('broken');
}

test('a page that breaks gives way to the error page, and the next page starts afresh', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ThemeProvider theme={theme}>
      <ErrorBoundary key="/info">
        <Broken />
      </ErrorBoundary>
    </ThemeProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be shown',
  );

  rerender(
    <ThemeProvider theme={theme}>
      <ErrorBoundary key="/">
        <p>fine</p>
      </ErrorBoundary>
    </ThemeProvider>,
  );

  expect(screen.getByText('fine')).toBeVisible();
});
