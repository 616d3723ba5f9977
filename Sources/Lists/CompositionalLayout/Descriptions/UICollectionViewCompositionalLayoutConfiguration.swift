// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The settings of a compositional layout that apply to all its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var state = State()

  struct State {
    var scrollDirection = UICollectionViewScrollDirection.vertical
    var interSectionSpacing: CGFloat = 0
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var contentInsetsReference = UIContentInsetsReference.safeArea
  }

  /// Creates a configuration that scrolls vertically, without spacing or boundary items.
  public nonisolated override init() {
    super.init()
  }

  /// The axis along which sections are laid out.
  public var scrollDirection: UICollectionViewScrollDirection {
    get { state.scrollDirection }
    set { state.scrollDirection = newValue }
  }

  /// The space between sections, empty ones included, in points.
  public var interSectionSpacing: CGFloat {
    get { state.interSectionSpacing }
    set { state.interSectionSpacing = newValue }
  }

  /// The headers, footers and other views at the boundary of the whole content.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { state.boundarySupplementaryItems }
    set { state.boundarySupplementaryItems = newValue }
  }

  /// The reference for the insets of sections across the scroll direction, unless a section has its own.
  public var contentInsetsReference: UIContentInsetsReference {
    get { state.contentInsetsReference }
    set { state.contentInsetsReference = newValue }
  }

  #if !hasFeature(Embedded)
  /// Returns a new configuration with the same content.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copied = UICollectionViewCompositionalLayoutConfiguration()
    copied.state = state
    return copied
  }

  /// Returns whether `object` is a configuration of equal content.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else {
      return false
    }
    let (mine, its) = (state, other.state)
    return mine.scrollDirection == its.scrollDirection
      && mine.interSectionSpacing == its.interSectionSpacing
      && mine.boundarySupplementaryItems == its.boundarySupplementaryItems
      && mine.contentInsetsReference == its.contentInsetsReference
  }

  /// The hash value, equal for equal configurations.
  open nonisolated override var hash: Int { state.interSectionSpacing.hashValue }

  /// The scroll direction, spacing, reference and boundary items.
  open nonisolated override var description: String {
    DescribedObject.text(
      self,
      [
        ("scrollDirection", state.scrollDirection),
        ("interSectionSpacing", DescribedNumber(state.interSectionSpacing)),
        ("contentInsetsReference", state.contentInsetsReference),
        ("boundarySupplementaryItems", state.boundarySupplementaryItems),
      ])
  }
  #endif
}
