import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../ui/style/style';
import { Desk } from './desk';

adoptStyles(document);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Desk />);
