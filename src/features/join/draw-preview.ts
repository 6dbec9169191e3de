/** Fills a square canvas with the middle of a photo. */
export async function drawPreview(photo: File, canvas: HTMLCanvasElement): Promise<void> {
  const image = await createImageBitmap(photo);
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  image.close();
}
