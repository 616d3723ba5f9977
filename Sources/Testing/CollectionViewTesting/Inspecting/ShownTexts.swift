// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The visible texts in a view, without those of controls and list elements in it.
@MainActor
enum ShownTexts {
  /// Returns the texts of the labels in `view` in reading order, separated by commas; `nil` if there is none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  static func joined(in view: UIView) -> String? {
    var labels: [(text: String, place: CGPoint)] = []
    visit(view, isRoot: true) { label in
      guard let label = label as? UILabel, let text = label.text, !text.isEmpty else { return }
      labels.append((text, label.convert(label.bounds.origin, to: view)))
    }
    guard !labels.isEmpty else { return nil }
    let sorted = labels.enumerated().sorted {
      ($0.element.place.y, $0.element.place.x, $0.offset)
        < ($1.element.place.y, $1.element.place.x, $1.offset)
    }
    return sorted.map(\.element.text).joined(separator: ", ")
  }

  /// Returns the name of the frontmost image in `view`, or `nil` if there is none.
  static func imageName(in view: UIView) -> String? {
    var name: String?
    visit(view, isRoot: true) { view in
      if let image = (view as? UIImageView)?.image { name = image.givenName }
    }
    return name
  }

  private static func visit(_ view: UIView, isRoot: Bool, _ body: (UIView) -> Void) {
    guard view.isPainted, view.alpha >= 0.01 else { return }
    if !isRoot, view is UIControl || view is UICollectionReusableView { return }
    body(view)
    for subview in view.paintingOrder { visit(subview, isRoot: false, body) }
  }
}
