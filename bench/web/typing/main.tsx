import { createRoot } from 'react-dom/client';
import { formByHand } from './formByHand.ts';
import { OurForm } from './OurForm.tsx';
import { ReactForm } from './ReactForm.tsx';
import { UsualForm } from './UsualForm.tsx';

/** Shows the form that the address asks for: `?form=ours&fields=9`. */
const form = new URLSearchParams(window.location.search).get('form');
const root = document.getElementById('root') ?? document.body;
const forms = { ours: <OurForm />, usual: <UsualForm />, react: <ReactForm /> };
if (form === 'byHand') root.append(formByHand());
else createRoot(root).render(forms[form as keyof typeof forms]);
