/** A picture in the home page's slideshow. */
export interface Slide {
  image: string;
  /** A description for people who can't see the picture. */
  alt: string;
  /**
   * The point that stays visible if the window crops the picture, such as `70% 30%`: from the left and from the top, in
   * steps of `FOCUS_STEP`.
   */
  focus: string;
}

/** The precision of a focal point, in per cent. */
export const FOCUS_STEP = 5;
