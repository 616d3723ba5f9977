// SPDX-License-Identifier: Apache-2.0

/// Real fonts and real images: text by Pango, pictures by Cairo, image files by gdk-pixbuf.
///
/// ```swift
/// try CairoHost.install()
/// ```
///
/// Call it once, before the first view is made: what was measured before keeps its size until it
/// is laid out again.
///
/// ## Known gaps
/// Colour profiles are ignored: pixels are taken as sRGB. WebP, SVG, HEIF and AVIF need loaders that
/// Debian ships apart (`webp-pixbuf-loader`, `librsvg2-common`, `heif-gdk-pixbuf`). Of an animation the
/// first frame is shown. A line is as high as its primary font says, also where a fallback font is taller.
public enum CairoHost {}
