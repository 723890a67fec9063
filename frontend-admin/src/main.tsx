import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './theme/fonts.css';

createRoot(document.getElementById('_root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
