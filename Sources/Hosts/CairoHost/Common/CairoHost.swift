// SPDX-License-Identifier: Apache-2.0

/// The host for real fonts and images: text by Pango, rendering by Cairo, image files by gdk-pixbuf.
///
/// ```swift
/// try CairoHost.install()
/// ```
///
/// Call it once, before the first view is created: text that was measured before keeps its size until it is
/// laid out again.
///
/// ## Known gaps
///
/// Colour profiles are ignored: pixels are taken as sRGB. WebP, SVG, HEIF and AVIF need loaders in separate
/// Debian packages (`webp-pixbuf-loader`, `librsvg2-common`, `heif-gdk-pixbuf`). An image file with several
/// frames is decoded as its first frame; only GIF files can also be decoded frame by frame. A line's height
/// depends on its primary font, even if a fallback font is taller.
public enum CairoHost {}
