// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// The part of a view that a keyboard covers, or what is shown in the place of one.
///
/// Where there is none, the part below the safe area. The guide is as wide as its view and reaches to its
/// lower edge: no keyboard here is put elsewhere.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that was put elsewhere; kept for callers: none is.
  open var followsUndockedKeyboard = false

  /// Whether the guide begins where the safe area ends while there is no keyboard; without, at the
  /// view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { ownerReference?.guidesDidChange() } }
  }

  /// How far above a keyboard a drag that dismisses it begins to move it; kept for callers: a keyboard
  /// is dismissed at once.
  open var keyboardDismissPadding: CGFloat = 0

  /// The height of the view's lower end that is covered, in points, with the safe area or without.
  private let cover: @MainActor (_ usesBottomSafeArea: Bool) -> CGFloat

  init(cover: @escaping @MainActor (_ usesBottomSafeArea: Bool) -> CGFloat) {
    self.cover = cover
    super.init()
    identifier = "keyboardLayoutGuide"
  }

  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
  override var isUnknown: Bool { false }

  /// How much of the view's lower end is covered, in points.
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
