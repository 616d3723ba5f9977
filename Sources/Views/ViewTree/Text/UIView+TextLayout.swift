// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Returns the layout of a text with the view's text measurer.
  package func textLayout(_ request: TextRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }

  /// Returns the layout of an attributed text with the view's text measurer.
  package func textLayout(_ request: StyledRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }

  /// Returns the layout of an attributed text in the line areas of `rooms`, or in the rectangle of `request`
  /// if `rooms` is `nil`.
  package func textLayout(_ request: StyledRequest, in rooms: (any LineSpaces)?) -> TextLayout {
    rooms.map { TextLayoutCache.shared.layout(request, in: $0, by: textMeasurer) }
      ?? textLayout(request)
  }
}
