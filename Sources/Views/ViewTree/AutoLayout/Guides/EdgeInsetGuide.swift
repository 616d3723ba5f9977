// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A guide inset from the edges of its view: the safe area, the margins or the readable width.
///
/// It has no variables of its own: its edges are expressed by those of its view.
final class EdgeInsetGuide: UILayoutGuide {
  private let find: @MainActor (UIView) -> UIEdgeInsets

  init(_ view: UIView, named name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    find = insets
    super.init()
    owningView = view
    identifier = name
  }

  override var isUnknown: Bool { false }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: find(owningView))
  }

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    guard let owningView, let ground = space.ground(of: self) else { return LayoutBox() }
    return ground.inset(by: find(owningView))
  }

  override var dependentNumbers: SIMD8<Double> {
    owningView.map { LayoutDependence.numbers(find($0)) } ?? .zero
  }
}
