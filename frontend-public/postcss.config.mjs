// Vite has Panda fill the layers of src/theme/index.css with it, in development from a process that runs elsewhere.
export default { plugins: { '@pandacss/dev/postcss': { cwd: import.meta.dirname } } };
