/** Any icon, where nothing is built and nothing is drawn: in tests. Builds ask `material-icons.ts` instead. */
export default () => null;
