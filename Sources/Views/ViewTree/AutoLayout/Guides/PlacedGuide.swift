// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A guide whose rectangle its view decides while it lays out.
@MainActor
package struct PlacedGuide {
  private let placed: PlacedLayoutGuide

  /// A guide of `view`, nowhere until it is moved.
  package init(_ view: UIView, named name: String) {
    placed = PlacedLayoutGuide(view, named: name)
  }

  /// What constraints speak of.
  package var guide: UILayoutGuide { placed }

  /// Puts the guide elsewhere, in the view's coordinate space, in points.
  package func move(to frame: CGRect) { placed.move(to: frame) }
}

private final class PlacedLayoutGuide: UILayoutGuide {
  init(_ view: UIView, named name: String) {
    super.init()
    owningView = view
    identifier = name
  }

  override var isUnknown: Bool { false }

  override var layoutFrame: CGRect {
    owningView?.layoutIfNeeded()
    return solvedFrame
  }

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    space.depend(on: self)
    return LayoutBox(solvedFrame)
  }

  override var dependentNumbers: SIMD8<Double> {
    SIMD8(
      solvedFrame.minX, solvedFrame.minY, solvedFrame.width, solvedFrame.height, 0, 0, 0, 0)
  }

  func move(to frame: CGRect) {
    guard frame != solvedFrame else { return }
    solvedFrame = frame
    owningView?.mentionsChanged(.insets)
  }
}
