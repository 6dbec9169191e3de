import type { ReactNode } from 'react';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { middle, skip } from './layout.style';
import { useArrival } from './scroll/use-arrival';
import { TransitionOverlay } from './transition/transition';

/** Header, main part, footer and the page transition around every page. */
export function Layout({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className={middle} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TransitionOverlay />
    </>
  );
}
