import { request } from 'node:http';

/**
 * Sends a request to sales as a page on localhost does (the localhost rule spares the
 * verification); resolves to the answer's status, or undefined when the host did not answer.
 */
export function postRequest(url: string, id: string): Promise<boolean | undefined> {
  const { port } = new URL(url);
  const html = `<table><tr><th>Name</th><td>Dana</td></tr><tr><th>Company</th><td>${id}</td></tr></table>`;
  const body = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n${html}\r\n--b1--\r\n`;
  return new Promise((resolve) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/api/Setup/SendEmailToSales?RequestEmail=${id}%40harbor.example`,
        headers: {
          host: `localhost:${port}`,
          origin: `http://localhost:${port}`,
          clienttime: '2026-11-02 09:00:00.000',
          'content-type': 'multipart/form-data; boundary=b1',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text === '{"status":true}'));
        response.on('error', () => resolve(undefined));
      },
    );
    call.on('error', () => resolve(undefined));
    call.end(body);
  });
}
