/* React's development build: it reports what it does not take. */
export default { define: { 'process.env.NODE_ENV': '"development"' } };
