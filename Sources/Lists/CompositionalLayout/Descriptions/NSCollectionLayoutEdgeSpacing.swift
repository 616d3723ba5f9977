// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The spacing outside an item or a group, one value for each edge.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing before the item in reading direction.
  public nonisolated let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  public nonisolated let top: NSCollectionLayoutSpacing?
  /// The spacing after the item in reading direction.
  public nonisolated let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  public nonisolated let bottom: NSCollectionLayoutSpacing?

  nonisolated init(
    gaps leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated convenience init(value: LayoutEdgeSpacing) {
    self.init(
      gaps: value.leading.map { NSCollectionLayoutSpacing(value: $0) },
      value.top.map { NSCollectionLayoutSpacing(value: $0) },
      value.trailing.map { NSCollectionLayoutSpacing(value: $0) },
      value.bottom.map { NSCollectionLayoutSpacing(value: $0) })
  }

  /// Creates edge spacing for the four edges; `nil` is no spacing.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(gaps: leading, top, trailing, bottom)
  }

  /// The edge spacing as a value.
  package nonisolated var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }

  #if !hasFeature(Embedded)
  /// Returns new edge spacing with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(gaps: leading, top, trailing, bottom)
  }

  /// Returns whether `object` is equal edge spacing.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.value == value
  }

  /// The hash value, equal for equal edge spacing.
  open nonisolated override var hash: Int { value.hashValue }

  /// The four spacings, and their points in the order top, trailing, bottom, leading.
  open nonisolated override var description: String {
    func text(_ spacing: NSCollectionLayoutSpacing?) -> String {
      spacing?.description ?? "(null)"
    }
    let outsets = [top, trailing, bottom, leading]
      .map { DescribedNumber($0?.value.value ?? 0).description }.joined(separator: ",")
    return "<\(type(of: self)) - \(DescribedObject.address(of: self)): leading=\(text(leading)); "
      + "top=\(text(top)); trailing=\(text(trailing)); bottom=\(text(bottom)); "
      + "outsets=@{\(outsets)}>"
  }
  #endif
}
