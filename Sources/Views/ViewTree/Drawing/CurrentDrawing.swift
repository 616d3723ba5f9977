// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The drawing context of the current thread, for code that draws text itself.
package enum CurrentDrawing {
  /// Paints `commands` into the current context; a no-op outside of one.
  package static func paint(_ commands: [DrawCommand]) {
    if !commands.isEmpty { DrawingStage.current?.paint(commands) }
  }

  /// Returns the drawing of `body` into `area`, or `nil` if it draws nothing.
  package static func record(in area: CGRect, _ body: () -> Void) -> Drawing? {
    DrawingStage.drawing(in: area, body)
  }

  /// Whether code has begun to draw into the recorded context.
  package static var hasBegun: Bool { DrawingStage.begun != nil }
}
