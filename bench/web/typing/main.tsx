import { createRoot } from 'react-dom/client';
import { formByHand } from './formByHand.ts';
import { OurForm } from './OurForm.tsx';
import { UsualForm } from './UsualForm.tsx';

/** Shows the form that the address asks for: `?form=ours&fields=9`. */
const form = new URLSearchParams(window.location.search).get('form');
const root = document.getElementById('root') ?? document.body;
if (form === 'byHand') root.append(formByHand());
else createRoot(root).render(form === 'usual' ? <UsualForm /> : <OurForm />);
