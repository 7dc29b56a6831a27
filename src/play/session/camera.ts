export const CAMERA_VIEWS = ['seat', 'top', 'free'] as const;
/** From where the table is seen; `free` is a viewpoint chosen by hand. */
export type CameraView = (typeof CAMERA_VIEWS)[number];
