// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// The area of a view covered by a keyboard or a substitute for one.
///
/// Without a keyboard, it is by default the area below the safe area. The guide is as wide as its view and
/// extends to the bottom edge of the view: keyboards are always docked.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide begins at the bottom of the safe area while there is no keyboard; if `false`, at the
  /// bottom edge of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { ownerReference?.guidesDidChange() } }
  }

  /// The closure that returns the height of the covered area at the bottom of the view, in points, with or
  /// without the safe area.
  private let cover: @MainActor (_ usesBottomSafeArea: Bool) -> CGFloat

  init(cover: @escaping @MainActor (_ usesBottomSafeArea: Bool) -> CGFloat) {
    self.cover = cover
    super.init()
    identifier = "keyboardLayoutGuide"
  }

  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
  override var isUnknown: Bool { false }

  /// The height of the covered area at the bottom of the view, in points.
  private var length: CGFloat { cover(usesBottomSafeArea) }

  open override var layoutFrame: CGRect {
    guard let bounds = ownerReference?.bounds else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
  }

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    guard var box = space.ground(of: self) else { return LayoutBox() }
    let height = LayoutExpression(Double(length))
    box.top = box.bottom - height
    box.height = height
    return box
  }

  override var dependentNumbers: SIMD8<Double> { SIMD8(repeating: Double(length)) }
}
