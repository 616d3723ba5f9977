// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The position and appearance of one element of a collection view, in content coordinates.
///
/// The position is stored as `center`, `size` and `transform3D`, as in a view; `frame` is derived from the
/// three. A subclass that adds properties also overrides `isEqual(_:)` and `copy(with:)`: attributes are
/// applied to a view only if they differ from those it has.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, _NamedMembers {
  /// The stored values; only `isEqual(_:)` and `hash`, which `NSObject` does not isolate, read them outside
  /// of the main actor.
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
    var isPinned = false
  }

  /// The center of the element, in content coordinates.
  open var center: CGPoint {
    get { state.center }
    set { state.center = newValue }
  }

  /// The size of the element before its transform, in points.
  open var size: CGSize {
    get { state.size }
    set { state.size = newValue }
  }

  /// The three-dimensional transform of the element, around its center.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { state.transform3D = newValue }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The stacking order: elements with greater values are in front.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is hidden; no view is created for it then.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The index path of the element: for a cell the index path of its item, otherwise the index path that the
  /// layout assigned.
  open var indexPath: IndexPath {
    get { state.indexPath }
    set { state.indexPath = newValue }
  }

  /// The axes on which the element's preferred size may replace its size; set by the layout.
  package var selfSizing = SelfSizingAxes()
  /// Whether the element scrolls with an orthogonal section.
  package var isOrthogonal = false

  /// The element's appearance in a list; `nil` outside of lists.
  package var listElement: ListElement? {
    get { state.listElement }
    set { state.listElement = newValue }
  }

  /// Whether the element is pinned to an edge of the visible bounds, away from its natural position.
  package var isPinned: Bool {
    get { state.isPinned }
    set { state.isPinned = newValue }
  }

  /// Creates attributes of an item without an index path; the other initializers set it.
  public override init() {
    super.init()
  }

  /// Creates attributes of a class that is only known at run time, as in `attributesClass.init()`; calls
  /// `init()`.
  ///
  /// A required `init()` would make `override init()` an error in subclasses. An initializer whose only
  /// parameter has a default value is called in the same way.
  public required convenience init(_ofClassKnownAtRunTime: Void = ()) {
    self.init()
  }

  /// Sets the identity of the element.
  package func name(
    _ category: UICollectionElementCategory, kind: String?, indexPath: IndexPath
  ) {
    state.category = category
    state.kind = kind
    state.indexPath = indexPath
  }

  /// Creates the attributes of the cell of the item at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of the supplementary view of kind `elementKind` at `indexPath`.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    state.category = .supplementaryView
    state.kind = elementKind
  }

  /// Creates the attributes of the decoration view of kind `decorationViewKind` at `indexPath`.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    state.category = .decorationView
    state.kind = decorationViewKind
  }

  // Equivalents of the initialisers for classes that are known only at run time.

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

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionElementCategory { state.category }

  /// The kind of the supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { state.kind }

  /// The smallest rectangle around the element after its transform, in content coordinates.
  ///
  /// A transform that is not affine is ignored. Setting the frame changes the center and the size; set it for
  /// attributes without a transform only.
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

  /// The bounds of the element: its size with a zero origin.
  ///
  /// - Precondition: The origin of a new value is zero.
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

  /// The affine transform of the element: `transform3D` if that is affine, otherwise the identity.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D)
        ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns whether `object` has the same values for the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || state == other.state
  }

  /// A hash value that is equal for attributes of the same element.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(state.indexPath)
    hasher.combine(state.category)
    hasher.combine(state.kind)
    return hasher.finalize()
  }

  /// Returns a copy of the same class.
  ///
  /// A subclass calls `super` and copies its own properties to the result.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.state = state
    copy.selfSizing = selfSizing
    copy.isOrthogonal = isOrthogonal
    return copy
  }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
