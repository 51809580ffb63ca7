import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './lib/words.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target !== null) words.need('kernel', 'web').finally(() => mount(App, { target }));
