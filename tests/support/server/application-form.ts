import { connect } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { applicationOf } from '../../../src/model/application/application';
import { applicationParts, newAttemptId } from '../../../src/model/application/application-parts';

const SUBMIT = '/users/submit';

export const ANSWERS = {
  name: 'Sanduni Perera',
  email: 'sanduni@example.org',
  permanentResidency: 'LK',
  phoneNumber: '+94712345678',
  batch: '2019',
  academicCategory: 'BSc',
  academicQualifications: 'BSc Eng (Hons), CEng',
  designation: 'Design Engineer',
  companyOrInstitute: 'Lanka Turbines',
  category: 'Mid-Career Professional (3-10 years)',
  fieldsOfExperience: 'Hydropower, Pumps',
  rolesOfExperience: 'Design',
  linkedinUrl: 'https://www.linkedin.com/in/sanduni',
  websiteUrl: 'sanduni.example.org',
};

export interface FormOptions {
  answers?: Record<string, string>;
  attemptId?: string;
  photo?: Buffer;
  photoName?: string;
  photoType?: string;
  honeypot?: string;
}

export function formOf({
  answers = {},
  attemptId = newAttemptId(),
  photo,
  honeypot,
  ...named
}: FormOptions = {}): FormData {
  const form = new FormData();
  const { photoName = 'me.jpg', photoType = 'image/jpeg' } = named;
  const file = photo && new File([new Uint8Array(photo)], photoName, { type: photoType });
  const application = applicationOf({ ...ANSWERS, ...answers });
  for (const [name, value] of applicationParts({ application, attemptId, photo: file, honeypot }))
    form.append(name, value);
  return form;
}

export interface SubmitResult {
  status: number;
  message: string;
  errors?: Record<string, string>;
}

export async function submit(
  url: string,
  body: FormData,
  init: RequestInit = {},
  path = SUBMIT,
): Promise<SubmitResult> {
  const answer = await fetch(url + path, { method: 'POST', body, ...init });
  return { status: answer.status, ...(await answer.json()) };
}

/** How often an application is sent while the server is busy. */
const MAX_ATTEMPTS = 5;

/** Has an application stored, and sends it again with the same key while the server is busy, as applicants do. */
export async function apply(url: string, body: FormData): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { status, message } = await submit(url, body);
    if (status === 200) return;
    if (status !== 503 || attempt === MAX_ATTEMPTS)
      throw new Error(`The application was not accepted: ${status} ${message}`);
  }
}

/** Generates an image of noise, which no format compresses well. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'jpeg',
  width = 600,
  height = 400,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** PNG pixel format; one bit per pixel by default. */
export interface PngPixels {
  bits?: 1 | 8 | 16;
  /** 0 for greyscale, 2 for colour, 6 for colour with transparency. */
  colours?: 0 | 2 | 6;
  interlaced?: boolean;
  /** If false, the file has a header but no pixels. */
  isWhole?: boolean;
}

/** Generates a black image: a tiny file that needs a lot of memory when decoded. */
export function png(width: number, height: number, pixels: PngPixels = {}): Buffer {
  const { bits = 1, colours = 0, interlaced = false, isWhole = true } = pixels;
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([bits, colours, 0, 0, Number(interlaced)])])),
    chunk('IDAT', deflateSync(Buffer.alloc(isWhole ? height * (1 + Math.ceil(width / 8)) : 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Sends a photo of this many bytes as fast as the server reads it. @returns how many were sent and the response. */
export function uploadPhoto(url: string, bytes: number, hasLength: boolean): Promise<{ sent: number; answer: string }> {
  const { hostname, port } = new URL(url);
  const filler = Buffer.alloc(65_536, 'x');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const length = hasLength ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
    socket.write(
      `POST /users/submit HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
    );
    const head = '--b\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n';
    const frame = (data: string | Buffer) => {
      const size = Buffer.byteLength(data).toString(16);
      return hasLength ? data : Buffer.concat([Buffer.from(`${size}\r\n`), Buffer.from(data), Buffer.from('\r\n')]);
    };
    socket.write(frame(head));
    const more = () => {
      while (socket.writable && socket.bytesWritten < bytes && socket.write(frame(filler)));
    };
    socket.on('drain', more).on('data', (data) => (answer += data));
    socket
      .on('error', () => {})
      .on('close', () => resolve({ sent: socket.bytesWritten - socket.writableLength, answer }));
    more();
  });
}
