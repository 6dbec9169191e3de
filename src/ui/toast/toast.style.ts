/**
 * The product's look for sonner's toasts (2.0.8): a sheet of paper with a strong edge, in danger's colour and with
 * sonner's own icon for an error. `--_top` and `--_end` are what the toasts must leave free (toast-place.ts).
 */
export const toastStyles = `
:host{--_top:16px;--_end:16px;background:none;}
[data-sonner-toaster][data-sonner-theme]{--normal-bg:var(--_surface);--normal-text:var(--_text);--normal-border:var(--_border-strong);--border-radius:var(--_radius);top:var(--_top);font-family:var(--_font);}
[data-sonner-toast][data-styled='true']{border-inline-start:5px solid var(--_accent);box-shadow:0 4px 16px #050b1140;font-size:0.95em;}
[data-sonner-toast][data-type='error'][data-styled='true']{border:2px solid var(--_danger);border-inline-start-width:5px;}
[data-sonner-toast][data-type='error'] [data-icon]{color:var(--_danger);}
[data-sonner-toast][data-styled='true'] [data-title]{font-weight:600;}
[data-sonner-toast][data-styled='true'] [data-close-button]{width:26px;height:26px;background:var(--_surface);border-color:var(--_border-strong);color:var(--_text);}
[data-sonner-toast][data-styled='true']:hover [data-close-button]:hover{background:var(--_surface);border-color:var(--_text);}
[data-sonner-toast][data-styled='true']:focus-visible,[data-sonner-toast][data-styled='true'] [data-close-button]:focus-visible{outline:3px solid var(--_focus);outline-offset:2px;box-shadow:0 0 0 2px var(--_background);}
@media (max-width:600px){[data-sonner-toaster][data-sonner-theme]{right:auto;left:16px;width:calc(100% - 16px - var(--_end));}[data-sonner-toaster] [data-sonner-toast]{width:100%;}}
@media print{:host{display:none;}}
`;
