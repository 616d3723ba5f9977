// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What code of this thread draws into, for those who draw texts by themselves.
package enum CurrentDrawing {
  /// Paints `commands` into the present context; nothing outside of one.
  package static func paint(_ commands: [DrawCommand]) {
    if !commands.isEmpty { DrawingStage.current?.paint(commands) }
  }

  /// What `body` draws into `area`; nil when it draws nothing.
  package static func record(in area: CGRect, _ body: () -> Void) -> Drawing? {
    DrawingStage.drawing(in: area, body)
  }

  /// Whether code has begun to draw into what is recorded.
  package static var hasBegun: Bool { DrawingStage.begun != nil }
}
