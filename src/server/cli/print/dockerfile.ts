import { HEALTH_PATH } from '../../../model/api-paths';
import { areSet, openPoints } from './comment';
import type { Installation } from './installation';

/** The volume. */
const DATA = '/data';
/** Where npm puts a global package in the image. */
const SERVER = '/usr/local/lib/node_modules/ummes/dist/server';
/** A container has a network of its own; 0 would be another port after each start. */
const DEFAULT_PORT = 3000;

/** An image of the packed package: `Dockerfile`. */
export function dockerfile(installation: Installation): string {
  const { version, settings } = installation;
  const port = settings.port || DEFAULT_PORT;
  const archive = `ummes-${version}.tgz`;
  return `# UMMES ${version}: Dockerfile, in a folder with ${archive}, which "npm pack" makes
#
#   docker build --tag ummes:${version} .
#   docker run --detach --name ummes --restart unless-stopped --init --stop-timeout 15 --memory 1g \\
#     --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \\
#     --publish 127.0.0.1:${port}:${port} --volume ummes:${DATA} ummes:${version}
#   docker exec ummes ummes backup ${DATA}/backup.tar     (other commands likewise)
#
# The server ends within 10 s of "docker stop"; after 15 s Docker ends it. It stays below 300 MB, and so
# does its process that encodes photos.
#
${openPoints(pointsOf(installation))}

FROM node:${process.versions.node.split('.')[0]}-bookworm-slim

COPY ${archive} /tmp/
RUN npm install --global --omit=dev --ignore-scripts /tmp/${archive} \\
 && npm install --omit=dev --ignore-scripts --prefix ${SERVER} \\
 && npm cache clean --force \\
 && rm /tmp/${archive} \\
 && install -d -o node -g node -m 700 ${DATA}

${environmentOf(installation, port)}

# The account of the base image, number 1000. It can write to the volume and to nothing else.
USER node
WORKDIR ${DATA}
VOLUME ${DATA}
EXPOSE ${port}
STOPSIGNAL SIGTERM

HEALTHCHECK --interval=30s --timeout=5s --start-period=40s --retries=3 \\
  CMD ["node", "-e", "fetch('http://127.0.0.1:${port}${HEALTH_PATH}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# No shell in between: signals reach the server.
ENTRYPOINT ["node", "${SERVER}/ummes.js"]
CMD ["start"]`;
}

function pointsOf({ settings, secrets, settingsFile }: Installation) {
  const elsewhere = Object.entries(settings.sheets).flatMap(([name, source]) => {
    return source.kind === 'file' && !source.path.startsWith(settings.data) ? [`${name} (${source.path})`] : [];
  });
  return [
    secrets.length > 0 &&
      `${areSet(secrets)} in the environment of this command and left out, because everybody can read an image. Write them into settings.env in the volume (chmod 600), or use "docker run --env-file".`,
    settingsFile && `${settingsFile} holds further settings. Copy it into the volume.`,
    elsewhere.length > 0 &&
      `These sheets are files outside the data folder: ${elsewhere.join(', ')}. Mount them, or move them into ${DATA}/sheets.`,
    `To take over ${settings.data}, copy what is in it into the volume while no server runs, owned by 1000:1000.`,
    !settings.publicUrl && 'UMMES_PUBLIC_URL is not set.',
    settings.trustedProxies === 0 && 'UMMES_TRUST_PROXY is 0. Behind a proxy, set it to 1.',
  ];
}

function environmentOf({ environment }: Installation, port: number): string {
  const inContainer = Object.entries(environment).filter(
    ([name]) => !name.startsWith('UMMES_SHEETS_') || !/^\//.test(environment[name] ?? ''),
  );
  const all = {
    NODE_ENV: 'production',
    ...Object.fromEntries(inContainer),
    UMMES_DATA: DATA,
    HOST: '0.0.0.0',
    PORT: String(port),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${JSON.stringify(value).replaceAll('$', '\\$')}`);
  return `ENV ${lines.join(' \\\n    ')}`;
}
