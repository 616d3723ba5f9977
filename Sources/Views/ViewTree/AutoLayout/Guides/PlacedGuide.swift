// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A guide whose rectangle is set by its view during layout.
@MainActor
package struct PlacedGuide {
  private let placed: PlacedLayoutGuide

  /// Creates a guide of `view`, with an empty rectangle until it is moved.
  package init(_ view: UIView, named name: String) {
    placed = PlacedLayoutGuide(view, named: name)
  }

  /// The guide for constraints.
  package var guide: UILayoutGuide { placed }

  /// Moves the guide, in the view's coordinate space, in points.
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
