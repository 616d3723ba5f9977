// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A guide at given distances from the edges of its view: the safe area, the margins.
///
/// It has no unknowns of its own: its edges are its view's.
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

  override func box(in region: LayoutRegion) -> LayoutBox {
    guard let owningView else { return LayoutBox() }
    region.depend(on: owningView, .guide(self))
    return owningView.innerBox(in: region).inset(by: find(owningView))
  }

  override var dependentNumbers: SIMD8<Double> {
    owningView.map { LayoutDependence.numbers(find($0)) } ?? .zero
  }
}
