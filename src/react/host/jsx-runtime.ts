import { version } from 'react';
import * as runtime from 'react/jsx-runtime';

type Jsx = typeof runtime.jsx;

export const { Fragment } = runtime;
export const jsx = forReact18(runtime.jsx);
export const jsxs = forReact18(runtime.jsxs);

/**
 * React 18 renders a context only through its `Provider`. It also drops `inert={true}` and warns about `fetchPriority`,
 * because it expects both as HTML attributes.
 */
function forReact18(create: Jsx): Jsx {
  if (Number.parseInt(version, 10) > 18) return create;
  return (type, props, key) => {
    if (isContext(type)) return create(type.Provider, props, key);
    const { inert, fetchPriority, ...others } = props as { inert?: boolean; fetchPriority?: string };
    if (typeof type !== 'string' || (inert === undefined && fetchPriority === undefined))
      return create(type, props, key);
    return create(type, { ...others, inert: inert ? '' : undefined, fetchpriority: fetchPriority }, key);
  };
}

function isContext(type: unknown): type is { Provider: Parameters<Jsx>[0] } {
  return typeof type === 'object' && type !== null && 'Provider' in type;
}
