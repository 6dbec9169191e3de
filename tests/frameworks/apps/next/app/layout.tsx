import type { ReactNode } from 'react';

export const metadata = { title: 'A department using Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <script async type="module" src="https://society.example/widgets/ummes.js" />
        {children}
      </body>
    </html>
  );
}
