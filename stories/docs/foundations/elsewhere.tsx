import { ThemeProvider } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ComponentPropsWithRef } from 'react';
import { PageFrame } from '../../../src/components/frame/PageFrame.tsx';
import { GateCard } from '../../../src/components/gate/GateCard.tsx';
import { initialGate } from '../../../src/rules/gate.ts';
import { Baseline } from '../../../src/theme/Baseline.tsx';
import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';

/** The adapter for links: components pass `href`. */
function AppLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link to={href} {...rest} />;
}

const theme = createSiteTheme({ linkComponent: AppLink });

export function OtherApp({ sendCode }: { sendCode: (email: string) => void }) {
  const nothing = () => undefined;
  return (
    <ThemeProvider theme={theme}>
      <Baseline />
      <PageFrame signedIn={false} path="/" year={2026} scrolled={false} onBackToTop={nothing}>
        <GateCard
          gate={initialGate}
          resendIn={0}
          hints={{}}
          onSubmit={sendCode}
          onEdit={nothing}
          onBack={nothing}
          onResend={nothing}
        />
      </PageFrame>
    </ThemeProvider>
  );
}
