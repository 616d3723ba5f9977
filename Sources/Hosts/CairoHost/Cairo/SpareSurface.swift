// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Synchronization

/// An unused surface that is kept for the next image of its size.
///
/// The system provides memory page by page, on the first write. For an image of a screen this takes longer
/// than the drawing.
///
/// May be used from any thread.
final class SpareSurface: Sendable {
  static let shared = SpareSurface()

  /// The maximum number of bytes that are kept: those of a large tablet's screen.
  private static let limit = 32 << 20

  private let kept = Mutex<CairoSurface?>(nil)

  /// Returns a transparent surface, or `nil` if ``CairoSurface/init(width:height:)`` returns `nil`.
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

  /// Keeps `surface`, which must no longer be in use, in place of the previous one; a no-op if it exceeds the
  /// limit.
  func giveBack(_ surface: CairoSurface) {
    guard surface.byteCount <= Self.limit else { return }
    kept.withLock { $0 = surface }
  }
}
