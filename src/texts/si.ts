export { default } from './si.json';
