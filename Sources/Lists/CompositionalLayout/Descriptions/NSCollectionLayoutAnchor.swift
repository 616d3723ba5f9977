// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A point of a rectangle, specified by the edges on which it lies and an offset from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The anchor as a value.
  package nonisolated let value: LayoutAnchor

  nonisolated init(value: LayoutAnchor) {
    self.value = value
    super.init()
  }

  /// Creates an anchor on `edges`.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(value: LayoutAnchor(edges: edges))
  }

  /// Creates an anchor on `edges`, moved by `absoluteOffset` points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(value: LayoutAnchor(edges: edges, offset: absoluteOffset))
  }

  /// Creates an anchor on `edges`, moved by fractions of the supplementary view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(value: LayoutAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  /// The edges the point lies on.
  public var edges: NSDirectionalRectEdge { value.edges }
  /// The offset, in points or in fractions of the supplementary view's own size.
  public var offset: CGPoint { value.offset }
  /// Whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !value.isFractional }
  /// Whether ``offset`` is in fractions of the supplementary view's own size.
  public var isFractionalOffset: Bool { value.isFractional }

  #if !hasFeature(Embedded)
  /// Returns a new anchor with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(value: value)
  }

  /// Returns whether `object` is an equal anchor.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.value == value
  }

  /// The hash value, equal for equal anchors.
  open nonisolated override var hash: Int { value.hashValue }

  /// A description of the edges, the offset and the anchor point as fractions of the rectangle.
  open nonisolated override var description: String {
    "<\(type(of: self)) \(DescribedObject.address(of: self)): edges=\(value.edges.rawValue); "
      + "offset=\(DescribedObject.text(value.offset)); "
      + "anchorPoint=\(DescribedObject.text(value.unitPoint))>"
  }
  #endif
}
