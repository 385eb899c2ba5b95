import { keyframes, styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Footer, type FooterProps } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const Wrapper = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: theme.measures.window,
  '&[hidden]': { display: 'none !important' },
}));

const Main = styled('main')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

const run = keyframes({ from: { insetInlineEnd: '100%' } });

/** A progress line along the top of the window. Its delay avoids a flash if a page loads fast. */
const Progress = styled('div')(({ theme: { timing, vars, zIndex } }) => ({
  position: 'fixed',
  top: 0,
  insetInline: '0 10%',
  zIndex: zIndex.tooltip,
  borderTop: `3px solid ${vars.palette.hivis.main}`,
  animation: `${run} 4s ${timing.easing} 300ms backwards`,
  '@media (prefers-reduced-motion: reduce)': { animationTimingFunction: 'step-start' },
}));

export interface PageFrameProps extends HeaderProps, FooterProps, ComponentPropsWithRef<'div'> {
  /** Hides the page, even from screen readers, but keeps it mounted. */
  hidden?: boolean;
  /** True while a linked page is loading, which a moving line shows. */
  busy?: boolean;
}

/** The header and footer around every page. */
export function PageFrame(props: PageFrameProps) {
  const { signedIn, path, navigation, onNavigate, ...others } = props;
  const { year, scrolled, address, onBackToTop, ...rest } = others;
  const { children, busy, ...wrapper } = rest;
  return (
    <Wrapper {...wrapper}>
      <Header signedIn={signedIn} path={path} navigation={navigation} onNavigate={onNavigate} />
      <Main id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </Main>
      <Footer year={year} scrolled={scrolled} address={address} onBackToTop={onBackToTop} />
      {busy && <Progress className="no-print" />}
    </Wrapper>
  );
}
