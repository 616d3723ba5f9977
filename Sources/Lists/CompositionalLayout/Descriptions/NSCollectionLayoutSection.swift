// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// The description of a section: a group that repeats, with insets, spacing, boundary views,
/// decorations and scrolling of its own.
///
/// A section keeps a copy of its group: changing the group afterwards does not change the section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  // Written on the main actor; read elsewhere by copies and comparisons alone, which `NSObject` isolates to no actor.
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
    /// Where the section was made, where that is kept; no part of what it says.
    var origin: CallSite?
  }

  nonisolated init(state: State) {
    self.state = state
    super.init()
  }

  /// A section whose items are laid out in copies of `group`.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(state: State(group: group.duplicate(), origin: CallSite.current))
  }

  /// Room around the groups, in points.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { state.contentInsets }
    set { state.contentInsets = newValue }
  }

  /// Room between groups, in points.
  public var interGroupSpacing: CGFloat {
    get { state.interGroupSpacing }
    set { state.interGroupSpacing = newValue }
  }

  /// What the section keeps clear of across the scroll direction.
  public var contentInsetsReference: UIContentInsetsReference {
    get { state.contentInsetsReference }
    set { state.contentInsetsReference = newValue }
  }

  /// What the section's boundary views keep clear of across the scroll direction.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { state.supplementaryContentInsetsReference }
    set { state.supplementaryContentInsetsReference = newValue }
  }

  /// How the section scrolls across the layout's scroll direction.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { state.orthogonalScrollingBehavior }
    set { state.orthogonalScrollingBehavior = newValue }
  }

  /// How motions across the layout's scroll direction lose speed and bounce; change its members.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    state.orthogonalScrollingProperties
  }

  /// Headers, footers and other views at the section's boundary.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { state.boundarySupplementaryItems }
    set { state.boundarySupplementaryItems = newValue }
  }

  /// Told about the section's visible elements before they are shown.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { state.visibleItemsInvalidationHandler }
    set { state.visibleItemsInvalidationHandler = newValue }
  }

  /// Views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { state.decorationItems }
    set { state.decorationItems = newValue }
  }

  /// Whether boundary views keep clear of the section's side insets.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public var supplementariesFollowContentInsets: Bool {
    get { state.supplementariesFollowContentInsets }
    set { state.supplementariesFollowContentInsets = newValue }
  }

  /// Room above the section and its boundary views, in points; it scrolls away when they are pinned.
  package var headroom: CGFloat {
    get { state.headroom }
    set { state.headroom = newValue }
  }

  /// Whether the section, which scrolls by itself, has no ends: behind the last item comes the first.
  package var loops: Bool {
    get { state.loops }
    set { state.loops = newValue }
  }

  /// The length of each item's group along the run of groups, in points, known without measuring.
  ///
  /// For sections whose group is one cell of absolute length; heeded when there are as many as items.
  package var givenLengths: [CGFloat]? {
    get { state.givenLengths }
    set { state.givenLengths = newValue }
  }

  /// What those who show the section know about its look; copied with the section.
  package var styling: AnyObject? {
    get { state.styling }
    set { state.styling = newValue }
  }

  /// The section's own group.
  package var group: NSCollectionLayoutGroup { state.group }

  /// A new section with copies of its group and decorations and the same boundary items.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    var copied = state
    copied.group = state.group.duplicate()
    copied.decorationItems = state.decorationItems.map { $0.duplicate() }
    copied.orthogonalScrollingProperties = state.orthogonalScrollingProperties.duplicate()
    return NSCollectionLayoutSection(state: copied)
  }

  /// Whether `object` is a section of equal content; a handler makes sections differ.
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

  /// Equal for sections of equal groups.
  open nonisolated override var hash: Int { state.group.hash }

  /// Insets, spacing, references, scrolling, boundary items, decorations and the group.
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
}
