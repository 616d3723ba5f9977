// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// How a text of the view is set.
  package func textLayout(_ request: TextRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }

  /// How an attributed text of the view is set.
  package func textLayout(_ request: StyledRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }

  /// How an attributed text of the view is set in `rooms`; nil: in a rectangle.
  package func textLayout(_ request: StyledRequest, in rooms: (any LineRooms)?) -> TextLayout {
    rooms.map { TextLayoutCache.shared.layout(request, in: $0, by: textMeasurer) }
      ?? textLayout(request)
  }
}
