// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// What the host does for the view: the services of the surface that it stands in.
  ///
  /// A view in no surface has those that code runs for.
  ///
  /// - Complexity: O(depth).
  package var services: HostServices { surface?.services ?? .current }

  /// What measures the view's text.
  var textMeasurer: any TextMeasuring { services.environment.text }

  /// Whether the person who sees the view asks for less movement.
  var reducesMotion: Bool { services.environment.reducesMotion }

  /// How a text of the view is set.
  func textLayout(_ request: TextRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }

  /// How an attributed text of the view is set.
  func textLayout(_ request: StyledRequest) -> TextLayout {
    TextLayoutCache.shared.layout(request, by: textMeasurer)
  }
}
