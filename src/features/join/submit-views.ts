/* What shows when an application is submitted, in one chunk. */
export { ErrorSummary } from './error-summary';
export { ProgressBar } from './progress-bar';
export { SuccessPanel } from './success-panel';
