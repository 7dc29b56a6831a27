export const CAMERA_VIEWS = ['seat', 'top', 'free'] as const;
/** From where the table is seen; `free` is where somebody has turned the eye to. */
export type CameraView = (typeof CAMERA_VIEWS)[number];
