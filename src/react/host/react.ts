import React from 'react';

/*
 * The host app's React, as the library imports it. With React 18, `import { useEffectEvent } from 'react'` would break
 * the app's build. The default import leaves bundlers no names to check.
 */
export const {
  Component,
  Fragment,
  createContext,
  createElement,
  forwardRef,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} = React;

export default React;

/** React's own from 19.2 on, else a substitute. */
export const useEffectEvent = React.useEffectEvent ?? useLatest;

/** Returns a stable function that calls the one from the latest render. */
function useLatest<Call extends (...args: never[]) => unknown>(call: Call): Call {
  const latest = React.useRef(call);
  React.useInsertionEffect(() => {
    latest.current = call;
  });
  return React.useCallback(((...args) => latest.current(...args)) as Call, []);
}
