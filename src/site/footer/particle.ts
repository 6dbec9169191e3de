/** A chip in the footer: its place as parts of the canvas, and its motion. */
interface Particle {
  x: number;
  y: number;
  /** Canvas heights per second. */
  speed: number;
  /** Radians, and radians per second. */
  angle: number;
  spin: number;
  /** Half its length in px. */
  size: number;
}

/** Particles all over the canvas. */
export function scatterParticles(count: number): Particle[] {
  return Array.from({ length: count }, () => ({
    x: Math.random(),
    y: Math.random(),
    speed: 0.02 + Math.random() * 0.05,
    angle: Math.random() * Math.PI * 2,
    spin: Math.random() * 1.6 - 0.8,
    size: 3 + Math.random() * 6,
  }));
}

/** Lets a particle fall; below the edge it begins at the top again. */
export function moveParticle(particle: Particle, elapsedMs: number): void {
  particle.y = (particle.y + (particle.speed * elapsedMs) / 1000) % 1;
  particle.angle += (particle.spin * elapsedMs) / 1000;
}

/** A curl of metal: a short arc. */
export function drawParticle(context: CanvasRenderingContext2D, chip: Particle, width: number, height: number): void {
  context.beginPath();
  context.arc(chip.x * width, chip.y * height, chip.size, chip.angle, chip.angle + 1.8);
  context.stroke();
}
