import { version } from 'react';
import * as runtime from 'react/jsx-runtime';

type Jsx = typeof runtime.jsx;

export const { Fragment } = runtime;
export const jsx = withAttributesOf18(runtime.jsx);
export const jsxs = withAttributesOf18(runtime.jsxs);

/** React 18 drops `inert={true}` and warns of `fetchPriority`: it takes both as attributes of the page's language. */
function withAttributesOf18(create: Jsx): Jsx {
  if (Number.parseInt(version, 10) > 18) return create;
  return (type, props, key) => {
    const { inert, fetchPriority, ...others } = props as { inert?: boolean; fetchPriority?: string };
    if (typeof type !== 'string' || (inert === undefined && fetchPriority === undefined))
      return create(type, props, key);
    return create(type, { ...others, inert: inert ? '' : undefined, fetchpriority: fetchPriority }, key);
  };
}
