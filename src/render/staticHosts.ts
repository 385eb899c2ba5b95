import { notFound, screens, type Screen } from '../routes/screens.ts';
import {
  cacheControl,
  fileHeaders,
  HASHED_FOLDER,
  pageHeaders,
  previewPicture,
  type Headers,
} from '../../shared/siteHeaders.ts';

/** Returns the files that configure Netlify, Cloudflare Pages, nginx and Caddy for the site. */
export function staticHosts(contentSecurityPolicy: string, publicUrl: string | undefined) {
  const headers = {
    ...fileHeaders(publicUrl?.startsWith('https:') === true),
    ...pageHeaders(contentSecurityPolicy),
  };
  return {
    'site/_headers': headersFile(headers),
    'site/_redirects': redirectsFile(),
    'nginx.conf': nginxFile(headers, publicUrl),
    Caddyfile: caddyFile(headers, publicUrl),
  };
}

function headersFile(headers: Headers): string {
  const section = (path: string, fields: Headers) =>
    `${path}\n${linesOf(fields, (name, value) => `  ${name}: ${value}`)}`;
  return [
    section('/*', headers),
    // A host may join both values of this header. Browsers ignore the joined value, as they should.
    section(previewPicture.path, previewPicture.headers),
    section(`${HASHED_FOLDER}*`, { 'Cache-Control': cacheControl.hashed }),
    ...screens.flatMap((screen) => {
      const fields = { 'Cache-Control': cacheControl.page, ...(isHidden(screen) && noindex) };
      return pathsOf([screen]).map((path) => section(path, fields));
    }),
    section('/*.webmanifest', { 'Content-Type': 'application/manifest+json' }),
  ].join('');
}

/** Prevents the redirect from `/info` to `/info/` that some hosting services add. */
function redirectsFile(): string {
  return screens
    .filter(({ path }) => path !== '/')
    .map(({ path }) => `${path} ${path}/ 200\n`)
    .join('');
}

function nginxFile(headers: Headers, publicUrl: string | undefined): string {
  const hidden = [...screens, notFound].filter(isHidden);
  const { path, headers: own } = previewPicture;
  const all = {
    ...headers,
    'Cross-Origin-Resource-Policy': '$site_resources',
    'Cache-Control': '$site_cache',
    'X-Robots-Tag': '$site_robots',
  };
  return `# Serves the folder site/ beside this file.
map $uri $site_cache {
  default "${cacheControl.file}";
  ~\\.html$ "${cacheControl.page}";
  ~^${HASHED_FOLDER} "${cacheControl.hashed}";
}
map $uri $site_resources {
  default "${headers['Cross-Origin-Resource-Policy']}";
  ${path} "${own['Cross-Origin-Resource-Policy']}";
}
map $uri $site_robots {
  default "";
${hidden.map(({ file }) => `  /${file} noindex;\n`).join('')}}
server {
  listen 80;
  server_name ${publicUrl ? new URL(publicUrl).hostname : '_'};
  root /srv/gateway/dist/site;
  gzip_static on;
  gzip_vary on;
${linesOf(all, (name, value) => `  add_header ${name} "${value}" always;`)}
  location / { try_files $uri \${uri}index.html $uri/index.html =404; }
  # Each page has one address, so /index.html and /404.html are not found.
  location ~ \\.html$ { internal; }
  location ~ /_(headers|redirects)$ { return 404; }
  location ~ \\.vtt$ { types {} default_type "text/vtt; charset=utf-8"; }
  location ~ \\.webmanifest$ { types {} default_type application/manifest+json; }
  error_page 404 /${notFound.file};
}
`;
}

function caddyFile(headers: Headers, publicUrl: string | undefined): string {
  const pages = pathsOf(screens);
  return `# Serves the folder site/ beside this file.
${publicUrl ?? ':80'} {
	root * /srv/gateway/dist/site
	header {
${linesOf(headers, (name, value) => `\t\t${name} "${value}"`)}	}
	@preview path ${previewPicture.path}
	@hashed path ${HASHED_FOLDER}*
	@pages path ${pages.join(' ')}
	@files not path ${HASHED_FOLDER}* ${pages.join(' ')}
	@hidden path ${pathsOf(screens.filter(isHidden)).join(' ')}
	@manifest path *.webmanifest
	# Deferred, because the headers of all files would replace it.
	header @preview {
		Cross-Origin-Resource-Policy "${previewPicture.headers['Cross-Origin-Resource-Policy']}"
		defer
	}
	header @hashed Cache-Control "${cacheControl.hashed}"
	header @pages Cache-Control "${cacheControl.page}"
	header @files Cache-Control "${cacheControl.file}"
	header @hidden X-Robots-Tag noindex
	header @manifest Content-Type application/manifest+json
	# Each page has one address, so /index.html and /404.html are not found.
	@private path *.html /_headers /_redirects
	route {
		error @private 404
		try_files {path} {path}/index.html
	}
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header X-Robots-Tag noindex
		header Cache-Control "${cacheControl.page}"
		rewrite * /${notFound.file}
		file_server
	}
}
`;
}

const noindex = { 'X-Robots-Tag': 'noindex' };

function isHidden({ indexed }: Screen): boolean {
  return !indexed;
}

function pathsOf(screens: readonly Screen[]): string[] {
  return screens.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]));
}

function linesOf(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');
}
