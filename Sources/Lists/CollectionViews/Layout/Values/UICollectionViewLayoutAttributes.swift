// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Where one element of a collection view is, and how it looks there, in content coordinates.
///
/// Place is kept as `center`, `size` and `transform3D`, the way a view keeps it; `frame` follows
/// from the three. A subclass that adds properties overrides `isEqual(_:)` and `copy(with:)` too:
/// a view is told of attributes only when they differ from those it has.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, _NamedMembers {
  /// What the attributes say; only `isEqual(_:)` and `hash`, which `NSObject` does not isolate, read
  /// it off the main actor.
  private nonisolated(unsafe) var state = State()

  private struct State: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath = IndexPath()
    var category = UICollectionElementCategory.cell
    var kind: String?
    var listElement: ListElement?
  }

  /// The middle of the element, in content coordinates.
  open var center: CGPoint {
    get { state.center }
    set { state.center = newValue }
  }

  /// The size of the element before its transform, in points.
  open var size: CGSize {
    get { state.size }
    set { state.size = newValue }
  }

  /// How the element is turned, scaled and shifted around its center, in space.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { state.transform3D = newValue }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The element's place on the z axis: greater is nearer to the eye.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element does not show; no view is made for it then.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The element's index path: of its item, or as its layout counts supplementary views.
  open var indexPath: IndexPath {
    get { state.indexPath }
    set { state.indexPath = newValue }
  }

  /// On which axes the element's own wish may replace its size; set by the layout.
  package var selfSizing = SelfSizingAxes()
  /// Whether the element scrolls with a section of its own.
  package var isOrthogonal = false

  /// What a list says about the element's look; `nil` outside of lists.
  package var listElement: ListElement? {
    get { state.listElement }
    set { state.listElement = newValue }
  }

  /// Attributes of an item that is not named yet; the other initialisers name it.
  public override init() {
    super.init()
  }

  /// Creates attributes of a class that only the running program knows, `attributesClass.init()`; calls `init()`.
  ///
  /// A required `init()` would refuse `override init()` in subclasses. One whose only parameter has a
  /// default value is called the same.
  public required convenience init(_ofClassKnownAtRunTime: Void = ()) {
    self.init()
  }

  /// Says which element these attributes are of.
  package func name(
    _ category: UICollectionElementCategory, kind: String?, indexPath: IndexPath
  ) {
    state.category = category
    state.kind = kind
    state.indexPath = indexPath
  }

  /// Attributes of the cell of the item at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of the supplementary view of kind `elementKind` at `indexPath`.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    state.category = .supplementaryView
    state.kind = elementKind
  }

  /// Attributes of the decoration view of kind `decorationViewKind` at `indexPath`.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    state.category = .decorationView
    state.kind = decorationViewKind
  }

  // The same for classes that only the running program knows.

  /// Creates attributes of an item's cell; calls ``init(forCellWith:)``.
  public required convenience init(
    forCellWith indexPath: IndexPath, _ofClassKnownAtRunTime: Void = ()
  ) {
    self.init(forCellWith: indexPath)
  }

  /// Creates attributes of a supplementary view; calls ``init(forSupplementaryViewOfKind:with:)``.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath,
    _ofClassKnownAtRunTime: Void = ()
  ) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
  }

  /// Creates attributes of a decoration view; calls ``init(forDecorationViewOfKind:with:)``.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath,
    _ofClassKnownAtRunTime: Void = ()
  ) {
    self.init(forDecorationViewOfKind: decorationViewKind, with: indexPath)
  }

  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionElementCategory { state.category }

  /// The kind of the supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { state.kind }

  /// The smallest rectangle around the element after its transform, in content coordinates.
  ///
  /// Setting it moves the center and changes the size; it is meant for attributes without a
  /// transform.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else {
        return CGRect(
          x: -size.width / 2 + center.x, y: -size.height / 2 + center.y, width: size.width,
          height: size.height)
      }
      let unturned = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return unturned.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The element's own rectangle: its size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      require(
        newValue.origin == .zero,
        "the bounds of layout attributes start at (0, 0), not at \(newValue.origin) "
          + "(index path \(indexPath)); move `center` instead")
      size = newValue.size
    }
  }

  /// The part of `transform3D` that lies in the plane; the identity when it leaves the plane.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D)
        ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Whether `object` says the same about the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || state == other.state
  }

  /// Equal for attributes of the same element.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(state.indexPath)
    hasher.combine(state.category)
    hasher.combine(state.kind)
    return hasher.finalize()
  }

  /// New attributes of the same class that say the same.
  ///
  /// A subclass calls `super` and adds its own properties to the result.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.state = state
    copy.selfSizing = selfSizing
    copy.isOrthogonal = isOrthogonal
    return copy
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
