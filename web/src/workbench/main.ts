/** The developer's page with every map, shape and card, to be checked by eye. Not part of the built app. */
import { mount } from 'svelte'
import '../look/base.css'
import '../look/ink/ink.css'
import { isLanguage, speak, speakOf } from '../text/words.svelte'
import Workbench from './Workbench.svelte'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme

const language = asked.get('language')
await speak(isLanguage(language) ? language : 'en')
await speakOf('cartographers')

mount(Workbench, { target: document.getElementById('page') as HTMLElement })
