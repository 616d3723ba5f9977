// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bars at a scroll view's edges.
@MainActor
final class ScrollIndicators {
  private unowned let view: UIScrollView

  init(_ view: UIScrollView) {
    self.view = view
  }

  func show() {}

  func settingsChanged() {}
}
