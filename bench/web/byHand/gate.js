/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-floating-promises -- Plain JavaScript has no types. */
const [gate, main] = [document.getElementById('gate'), document.querySelector('main')];
const say = (text) => (document.querySelector('[role=status]').textContent = text);
let { email, email_token: code } = localStorage;

function call(name, query, init) {
  const ClientTime = new Date().toISOString().replace('T', ' ').replace('Z', '');
  return fetch(`/api/Setup/${name}?${new URLSearchParams(query)}`, {
    ...init,
    headers: { Accept: 'application/json', ClientTime },
  })
    .then((response) => response.json())
    .then(({ status }) => status === true)
    .catch(() => false);
}

/** Shows what is behind the gate to a visitor whom the host knows. */
async function enter() {
  const page = location.pathname === '/info' ? 'info' : 'landing';
  const html = fetch(`/assets/${page}.html`).then((response) => response.text());
  const known = await call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });
  if (known) {
    Object.assign(localStorage, { email, email_token: code });
    main.innerHTML = await html;
    document.getElementById('contact').hidden = false;
    const field = document.querySelector('#request [name=email]');
    if (field) field.value = email;
  }
  document.documentElement.classList.remove('known');
}

async function sendCode() {
  if (!(await call('SendAccessCodeToQRVideo', { sEmail: email })))
    return say('Issue sending Email.');
  const field = gate.elements.email;
  Object.assign(field, { name: 'code', type: 'text', value: '', autocomplete: 'one-time-code' });
  gate.querySelector('label').textContent = 'One-time code';
  gate.querySelector('button').textContent = 'Verify Email';
}

async function sendRequest(form) {
  const cells = [...new FormData(form)].map(([name, value]) => {
    const row = document.createElement('tr');
    row.append(Object.assign(document.createElement('th'), { textContent: name }));
    row.append(Object.assign(document.createElement('td'), { textContent: value }));
    return row.outerHTML;
  });
  const body = new FormData();
  body.append('msgBody', `<table>${cells.join('')}</table>`);
  const sent = await call('SendEmailToSales', { RequestEmail: email }, { method: 'POST', body });
  say(sent ? 'Email sent successfully.' : 'Issue connecting to server...');
}

main.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target !== gate) return sendRequest(event.target);
  if (gate.elements.code) {
    code = gate.elements.code.value;
    return enter();
  }
  email = gate.elements.email.value.trim().toLowerCase();
  return /^\S+@\S+\.\S+$/.test(email) ? sendCode() : say('Invalid Email.');
});

if (email && code) {
  document.documentElement.classList.add('known');
  enter();
}
