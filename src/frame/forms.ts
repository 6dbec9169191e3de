/**
 * Submits forms in a sandbox without `allow-forms`, in which browsers ignore submit buttons. Our forms are sent by
 * scripts, which the sandbox allows.
 */
export function submitInSandbox(): void {
  document.addEventListener('click', (event) => {
    const button = event.composedPath().find(isSubmitButton);
    const form = button?.form;
    if (!form || event.defaultPrevented) return;
    let isSubmitted = false;
    form.addEventListener(
      'submit',
      () => {
        isSubmitted = true;
      },
      { once: true, capture: true },
    );
    // The browser would submit the form right after the click.
    setTimeout(() => {
      if (isSubmitted || !form.isConnected || !(form.noValidate || form.checkValidity())) return;
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
    });
  });
}

function isSubmitButton(target: EventTarget): target is HTMLButtonElement | HTMLInputElement {
  return target instanceof HTMLElement && target.matches('button:not([type]), [type=submit]');
}
