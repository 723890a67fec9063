// Vite has Panda fill the layers of src/theme/index.css with it.
export default { plugins: { '@pandacss/dev/postcss': {} } };
