import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../ui/style/style';
import { makeClient } from './client';
import { Desk } from './desk';

adoptStyles(document);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={makeClient()}>
      <Desk />
    </QueryClientProvider>,
  );
