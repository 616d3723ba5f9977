// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionControls
import MullionInterfaceDocuments
import MullionViewTree

/// A finder of the views of a screen with an ambiguous layout.
@MainActor
struct AmbiguityFinder {
  private let screen: InterfaceSubject.Screen

  init(_ screen: InterfaceSubject.Screen) {
    self.screen = screen
  }

  func findings() -> [LayoutFinding] {
    screen.made.compactMap { object, element in
      guard let view = object as? UIView, view.superview != nil,
        !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout,
        !isArranged(view)
      else { return nil }
      return InterfaceRule.ambiguous.finding(
        "Its constraints do not determine its position or size.", element)
    }
  }

  private func isArranged(_ view: UIView) -> Bool {
    (view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false
  }
}
