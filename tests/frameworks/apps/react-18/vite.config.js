/* Uses React's development build, which warns about props that it doesn't support. */
export default { define: { 'process.env.NODE_ENV': '"development"' } };
