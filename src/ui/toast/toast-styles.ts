/**
 * Our look for sonner's toasts (2.0.8): a sheet of paper with a strong edge; errors are in the danger colour, with
 * sonner's own icon. `--_top` and `--_end` are the space to leave free; `data-bar` puts the toasts on a bar
 * (toast-place.ts).
 */
export const toastStyles = `
:host {
  --_top: 16px;
  --_end: 16px;
  background: none;
}
:host([data-bar]) {
  position: relative;
  z-index: 0;
}
:host([data-bar]) [data-sonner-toaster]::before {
  content: '';
  position: fixed;
  inset: calc(var(--_top) - 8px) 0 auto;
  height: calc(var(--front-toast-height) + 16px);
  border-bottom: 1px solid var(--_border);
  background: var(--_background);
}
[data-sonner-toaster][data-x-position='right'] {
  right: var(--_end);
}
[data-sonner-toaster][data-sonner-theme] {
  --normal-bg: var(--_surface);
  --normal-text: var(--_text);
  --normal-border: var(--_border-strong);
  --border-radius: var(--_radius);
  --toast-close-button-start: unset;
  --toast-close-button-end: 8px;
  --toast-close-button-transform: none;
  top: var(--_top);
  font-family: var(--_font);
}
[data-sonner-toast][data-styled='true'] {
  padding-inline-end: 48px;
  border-inline-start: 4px solid var(--_accent);
  box-shadow: 0 4px 16px #050b1140;
  font-size: 0.95em;
}
[data-sonner-toast][data-type='error'][data-styled='true'] {
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
}
[data-sonner-toast][data-type='error'] [data-icon] {
  color: var(--_danger);
}
[data-sonner-toast][data-styled='true'] [data-title] {
  font-weight: 600;
}
[data-sonner-toast][data-styled='true'] [data-close-button] {
  top: 8px;
  width: 32px;
  height: 32px;
  background: none;
  border: 0;
  border-radius: var(--_radius);
  color: var(--_text);
}
[data-sonner-toast] [data-close-button] > svg {
  width: 16px;
  height: 16px;
}
[data-sonner-toast][data-styled='true']:hover [data-close-button]:hover {
  background: none;
  color: var(--_accent-text);
}
[data-sonner-toast][data-styled='true']:focus-visible,
[data-sonner-toast][data-styled='true'] [data-close-button]:focus-visible {
  outline: 3px solid var(--_focus);
  outline-offset: 2px;
  box-shadow: 0 0 0 2px var(--_background);
}
@media (max-width: 600px) {
  [data-sonner-toaster][data-sonner-theme] {
    right: auto;
    left: 16px;
    width: calc(100% - 16px - var(--_end));
  }
  [data-sonner-toaster] [data-sonner-toast] {
    width: 100%;
  }
}
@media print {
  :host {
    display: none;
  }
}
`;
