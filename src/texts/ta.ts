export { default } from './ta.json';
