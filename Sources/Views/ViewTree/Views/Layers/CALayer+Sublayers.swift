// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension CALayer {
  /// A sublayer added explicitly, with the subview in front of which it lies.
  struct Inner {
    let layer: CALayer
    /// The subview behind the layer, not necessarily directly; `nil` if the layer is behind all subviews.
    weak var base: UIView?
  }

  /// The layer that contains this one, or `nil` if there is none.
  ///
  /// It is the layer to which this one was added or whose mask it is; for the layer of a view, it is the
  /// layer of the superview.
  public var superlayer: CALayer? { holder ?? view?.superview?.layer }

  /// The layers in this one from back to front, including those of subviews, or `nil` if there are none.
  ///
  /// Setting it removes a subview whose layer is not in the new value.
  ///
  /// - Precondition: Layers of views in the new value belong to subviews.
  public var sublayers: [CALayer]? {
    get {
      let layers = parts.map(\.layer)
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(by: newValue ?? []) }
  }

  private func replaceSublayers(by layers: [CALayer]) {
    for part in parts
    where part.view == nil || !layers.contains(where: { $0 === part.layer }) {
      part.layer.removeFromSuperlayer()
    }
    for subview in layers.compactMap(\.view) where subview.superview === view {
      view?.bringSubviewToFront(subview)
    }
    for (index, layer) in layers.enumerated() where layer.view?.superview !== view || view == nil {
      place(layer, at: index)
    }
  }

  /// Inserts `layer` at `offset` from `sibling`, or in front of all sublayers if `sibling` is not a sublayer.
  func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    if layer !== sibling { layer.leaveHolder() }
    place(layer, at: index(of: sibling).map { $0 + offset } ?? parts.count)
  }

  /// Replaces the sublayer `oldLayer` with `newLayer`; a no-op if `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The view in which the layer is drawn, or `nil`.
  var owningView: UIView? { view ?? holder?.owningView }

  /// Reattaches the layers in front of a subview that is being removed to the subview behind it.
  func subviewWillLeave(_ subview: UIView) {
    guard !inner.isEmpty, let view, let index = view.subviews.firstIndex(of: subview) else {
      return
    }
    let below = index > 0 ? view.subviews[index - 1] : nil
    for place in inner.indices where inner[place].base === subview { inner[place].base = below }
  }

  /// The sublayers and the layers of subviews, from back to front.
  var parts: [(layer: CALayer, view: UIView?)] {
    var result: [(layer: CALayer, view: UIView?)] = inner.filter { $0.base == nil }.map {
      ($0.layer, nil)
    }
    for subview in view?.subviews ?? [] {
      result.append((subview.layer, subview))
      result += inner.filter { $0.base === subview }.map { ($0.layer, nil) }
    }
    return result
  }

  private func index(of sibling: CALayer?) -> Int? { parts.firstIndex { $0.layer === sibling } }

  /// Inserts `layer` into the sublayers at the index `wanted`, counted from the back.
  func place(_ layer: CALayer, at wanted: Int) {
    require(
      layer.view == nil,
      "the layer of \(layer.view?.words ?? "a view") is added to a layer; add "
        + "the view with addSubview(_:)")
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      return Diagnostics.reportOnce(
        "\(type(of: layer)) is added to itself or to a layer inside it, and is not moved; add it "
          + "to another layer.")
    }
    layer.leaveHolder()
    let present = parts
    let index = max(0, min(wanted, present.count))
    var base: UIView?
    var follower: CALayer?
    if index > 0 {
      let behind = present[index - 1]
      base = behind.view ?? inner.first { $0.layer === behind.layer }?.base
      if behind.view == nil { follower = behind.layer }
    }
    // Layers with the same base keep their order.
    let position: Int
    if let follower, let found = inner.firstIndex(where: { $0.layer === follower }) {
      position = found + 1
    } else {
      position = inner.firstIndex { $0.base === base } ?? inner.count
    }
    inner.insert(Inner(layer: layer, base: base), at: position)
    layer.holder = self
    layer.recordArrival()
    layer.ordered(kCAOnOrderIn)
    contentChanged()
  }

  /// Records that the layer or its view was moved to its place after the last frame.
  func recordArrival() { cameAfterFrame = FrameCount.last }

  /// Removes the layer from the layer it was added to.
  func leaveHolder() {
    guard let holder else { return }
    ordered(kCAOnOrderOut)
    holder.inner.removeAll { $0.layer === self }
    self.holder = nil
    holder.contentChanged()
  }
}
