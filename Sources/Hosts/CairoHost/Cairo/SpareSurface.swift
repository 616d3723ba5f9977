// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Synchronization

/// A surface that nobody draws on any more, kept for the next picture of its size.
///
/// Memory comes from the system page by page, the first time that it is written to. For a picture of a
/// screen this takes longer than the drawing.
///
/// May be called from any thread.
final class SpareSurface: Sendable {
  static let shared = SpareSurface()

  /// The most bytes that are kept: those of a large tablet's screen.
  private static let limit = 32 << 20

  private let kept = Mutex<CairoSurface?>(nil)

  /// A transparent surface; nil as ``CairoSurface/init(width:height:)``.
  func take(width: Int, height: Int) -> CairoSurface? {
    let spare = kept.withLock { kept in
      let isAlike = kept?.width == width && kept?.height == height
      return isAlike ? kept.take() : nil
    }
    guard let spare else { return CairoSurface(width: width, height: height) }
    spare.draw { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_paint(cairo)
    }
    return spare
  }

  /// Keeps `surface`, on which nobody draws any more, in place of the one that was kept.
  func giveBack(_ surface: CairoSurface) {
    guard surface.byteCount <= Self.limit else { return }
    kept.withLock { $0 = surface }
  }
}
