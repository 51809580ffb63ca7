import { mount } from 'svelte';
import App from './App.svelte';
import { CARD_WORDS } from './games/registry';
import { inTab } from './lib/host';
import './lib/presses';
import { words } from './lib/words.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

document.documentElement.dataset.begun = ''; // this browser is not too old

const target = document.getElementById('app');
if (target !== null)
  words.need('kernel', 'web', ...(inTab ? ['tab-web'] : []), ...CARD_WORDS).finally(() => mount(App, { target }));
