const TYPE = 'multipart/form-data; boundary=b1';
const HEAD = 'Content-Disposition: form-data; name="msgBody"';
const part = (headers: string, value: string) => `--b1\r\n${headers}\r\n\r\n${value}\r\n`;
const END = '--b1--\r\n';

const bodies = [
  '',
  END,
  part(HEAD, 'x') + '--b1',
  part(HEAD, 'x').replaceAll('\r\n', '\n') + END,
  `preamble\r\n${part(HEAD, 'x')}${END}epilogue`,
  `--b1\r\n\r\nx\r\n${END}`,
  part('Content-Disposition: form-data; name="msgBody', 'x') + END,
  part('Content-Disposition: attachment; name="msgBody"', 'x') + END,
  part(`${HEAD}; filename="a.html"`, 'x') + END,
  part(`${HEAD}\r\n${HEAD}; name="other"`, 'x') + END,
  part(`${HEAD}\r\nContent-Type: text/plain; charset=utf-7`, '+ADw-script+AD4-') + END,
  part(`${HEAD}\r\nContent-Transfer-Encoding: base64`, 'eA==') + END,
  part(`${HEAD}\r\n${'A: b\r\n'.repeat(300)}: no name`, 'x') + END,
  part(HEAD, '\u00c0\u0080\u00ed\u00a0\u0080') + END,
  part(HEAD, 'x') + part(HEAD, '\r\n--b1x\r\n') + END,
  part('Content-Disposition: form-data; name="__proto__"', 'x') + END,
];
const types = [
  'multipart/form-data; boundary="b1',
  'multipart/mixed; boundary=b1',
  'application/json; charset=utf-16',
  'multipart/form-data;;;boundary=b1',
];

/** Bodies (Latin-1 text) with content types. Each pair is malformed or unusual in one respect. */
export const malformedBodies = [
  ...bodies.map((body) => ({ body, type: TYPE })),
  ...types.map((type) => ({ body: part(HEAD, 'x') + END, type })),
];
