// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit

/// The screen of a harness, as the hidden tests of all tasks read it: texts and views by name, with their
/// frames in points of the screen.
@MainActor struct Screen {
  let harness: CollectionViewHarness

  init(_ harness: CollectionViewHarness) { self.harness = harness }

  /// The views on the screen, from back to front, without hidden ones and those below them.
  var views: [UIView] { Self.visible(harness.view) }

  /// The labels with a text.
  var labels: [UILabel] {
    views.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
  }

  /// The texts in the order of reading: from top to bottom, and from left to right within a line.
  var texts: [String] {
    labels.map { (frame(of: $0), $0.text ?? "") }
      .sorted { ($0.0.midY.rounded(), $0.0.minX) < ($1.0.midY.rounded(), $1.0.minX) }.map(\.1)
  }

  /// Returns the frame of a view in coordinates of the screen.
  func frame(of view: UIView) -> CGRect {
    // The view that fills the screen can be one that scrolls.
    let origin = harness.view.bounds.origin
    return view.convert(view.bounds, to: harness.view).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the label with exactly this text.
  func label(_ text: String) -> UILabel? { labels.first { $0.text == text } }

  /// Returns the frame of the label with exactly this text, or `.null` without one.
  func frame(ofText text: String) -> CGRect { label(text).map(frame(of:)) ?? .null }

  /// Returns the view with an accessibility identifier.
  func view(_ identifier: String) -> UIView? {
    views.first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the frame of the view with an accessibility identifier, or `.null` without one.
  func frame(ofView identifier: String) -> CGRect { view(identifier).map(frame(of:)) ?? .null }

  private static func visible(_ view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + view.subviews.flatMap(visible)
  }
}

extension CGRect {
  /// Returns whether all four numbers are those of `other`, give or take `tolerance` points.
  func isClose(to other: CGRect, within tolerance: CGFloat = 1) -> Bool {
    !isNull && !other.isNull
      && zip(
        [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
      ).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGFloat {
  /// Returns whether this number is `other`, give or take `tolerance`.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
