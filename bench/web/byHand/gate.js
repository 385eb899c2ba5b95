/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-misused-promises -- Plain JavaScript has no types. */
const gate = document.getElementById('gate');
const field = gate.elements.email;
const status = gate.querySelector('[role=status]');
let email;

async function call(name, query, problem) {
  const ClientTime = new Date().toISOString().replace('T', ' ').replace('Z', '');
  const url = `/api/Setup/${name}?${new URLSearchParams(query)}`;
  const reply = await (await fetch(url, { headers: { ClientTime } })).json();
  status.textContent = reply.status === true ? '' : problem;
  return reply.status === true;
}

gate.addEventListener('submit', async (event) => {
  event.preventDefault();
  const typed = field.value.trim();
  if (email) {
    const query = { sEmail: email, AccessKey: typed };
    if (!(await call('VerifyAccessCodeToQRVideo', query, 'Invalid Code.'))) return;
    Object.assign(localStorage, { email, email_token: typed });
    location.reload();
  } else if (await call('SendAccessCodeToQRVideo', { sEmail: typed }, 'Issue sending Email.')) {
    email = typed;
    Object.assign(field, { type: 'text', value: '', autocomplete: 'one-time-code' });
    field.labels[0].textContent = 'One-time code';
  }
});
