// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// The description of a section: a repeated group, with insets, spacing, boundary views, decorations and
/// scrolling behavior.
///
/// A section stores a copy of its group: changing the group afterwards does not change the section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var state: State

  struct State {
    var group: NSCollectionLayoutGroup
    var contentInsets = NSDirectionalEdgeInsets.zero
    var interGroupSpacing: CGFloat = 0
    var contentInsetsReference = UIContentInsetsReference.automatic
    var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var supplementariesFollowContentInsets = true
    var headroom: CGFloat = 0
    var loops = false
    var givenLengths: [CGFloat]?
    var styling: AnyObject?
    /// The source location where the section was created, if recorded; not part of equality or the
    /// description.
    var origin: CallSite?
  }

  nonisolated init(state: State) {
    self.state = state
    super.init()
  }

  /// Creates a section whose items are laid out in repetitions of a copy of `group`.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(state: State(group: group.duplicate(), origin: CallSite.current))
  }

  /// The space around the groups, in points.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { state.contentInsets }
    set { state.contentInsets = newValue }
  }

  /// The space between groups, in points.
  public var interGroupSpacing: CGFloat {
    get { state.interGroupSpacing }
    set { state.interGroupSpacing = newValue }
  }

  /// The reference for the section's insets across the scroll direction; `automatic` is the reference of the
  /// layout's configuration.
  public var contentInsetsReference: UIContentInsetsReference {
    get { state.contentInsetsReference }
    set { state.contentInsetsReference = newValue }
  }

  /// The reference for the insets of the section's boundary views across the scroll direction; with
  /// `automatic`, the views have the insets of the section.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { state.supplementaryContentInsetsReference }
    set { state.supplementaryContentInsetsReference = newValue }
  }

  /// The behavior of the section when it scrolls across the layout's scroll direction.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { state.orthogonalScrollingBehavior }
    set { state.orthogonalScrollingBehavior = newValue }
  }

  /// The deceleration and bounce of orthogonal scrolling; set its members to change them.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    state.orthogonalScrollingProperties
  }

  /// The headers, footers and other views at the section's boundary.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { state.boundarySupplementaryItems }
    set { state.boundarySupplementaryItems = newValue }
  }

  /// The handler called with the section's visible elements before they are shown; `nil` if there is none.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { state.visibleItemsInvalidationHandler }
    set { state.visibleItemsInvalidationHandler = newValue }
  }

  /// The decoration views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { state.decorationItems }
    set { state.decorationItems = newValue }
  }

  /// Whether boundary views respect the section's side insets.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public var supplementariesFollowContentInsets: Bool {
    get { state.supplementariesFollowContentInsets }
    set { state.supplementariesFollowContentInsets = newValue }
  }

  /// The space above the section and its boundary views, in points.
  ///
  /// The space scrolls away even if the boundary views are pinned.
  package var headroom: CGFloat {
    get { state.headroom }
    set { state.headroom = newValue }
  }

  /// Whether the section, if it scrolls orthogonally, wraps around: the first item follows the last.
  package var loops: Bool {
    get { state.loops }
    set { state.loops = newValue }
  }

  /// The length of each item's group along the run of groups, in points, known without measuring.
  ///
  /// For sections whose group is one cell of absolute length; used when there are as many lengths as items.
  package var givenLengths: [CGFloat]? {
    get { state.givenLengths }
    set { state.givenLengths = newValue }
  }

  /// The appearance data of the component that shows the section; copied with the section.
  package var styling: AnyObject? {
    get { state.styling }
    set { state.styling = newValue }
  }

  /// The section's own copy of its group.
  package var group: NSCollectionLayoutGroup { state.group }

  #if !hasFeature(Embedded)
  /// Returns a new section with copies of its group, decorations and scrolling properties and the same
  /// boundary items.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    var copied = state
    copied.group = state.group.duplicate()
    copied.decorationItems = state.decorationItems.map { $0.duplicate() }
    copied.orthogonalScrollingProperties = state.orthogonalScrollingProperties.duplicate()
    return NSCollectionLayoutSection(state: copied)
  }

  /// Returns whether `object` is a section of equal content.
  ///
  /// Two different sections are unequal if either has a visible-items handler.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    if self === other { return true }
    let (mine, its) = (state, other.state)
    return mine.group == its.group && mine.contentInsets == its.contentInsets
      && mine.interGroupSpacing == its.interGroupSpacing
      && mine.contentInsetsReference == its.contentInsetsReference
      && mine.supplementaryContentInsetsReference == its.supplementaryContentInsetsReference
      && mine.orthogonalScrollingBehavior == its.orthogonalScrollingBehavior
      && mine.orthogonalScrollingProperties == its.orthogonalScrollingProperties
      && mine.boundarySupplementaryItems == its.boundarySupplementaryItems
      && mine.decorationItems == its.decorationItems
      && mine.supplementariesFollowContentInsets == its.supplementariesFollowContentInsets
      && mine.headroom == its.headroom && mine.loops == its.loops
      && mine.givenLengths == its.givenLengths
      && mine.visibleItemsInvalidationHandler == nil && its.visibleItemsInvalidationHandler == nil
  }

  /// The hash value, equal for sections of equal groups.
  open nonisolated override var hash: Int { state.group.hash }

  /// The insets, spacing, reference, scrolling behavior, boundary items, decorations and group.
  open nonisolated override var description: String {
    DescribedObject.text(
      self,
      [
        ("contentInsets", DescribedObject.text(state.contentInsets)),
        ("interGroupSpacing", DescribedNumber(state.interGroupSpacing)),
        ("contentInsetsReference", state.contentInsetsReference),
        ("orthogonalScrollingBehavior", state.orthogonalScrollingBehavior),
        ("boundarySupplementaryItems", state.boundarySupplementaryItems),
        ("decorationItems", state.decorationItems), ("group", state.group),
      ])
  }
  #endif
}
