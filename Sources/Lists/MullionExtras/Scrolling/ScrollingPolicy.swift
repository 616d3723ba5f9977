// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// What a collection view keeps in its place when content comes and grows, beyond what it always
/// does.
///
/// Always, what the user looks at stays where it is when something above it turns out to have another
/// size. An update of data, an invalidated layout and another size of the view leave the content
/// offset as it is, as on iOS; ``keepsPlaceInUpdates`` and ``keepsPlaceInLayouts`` follow the content
/// instead.
public struct ScrollingPolicy: Hashable, Sendable {
  /// Whether a view that is at its end stays at its end, as a chat does when a message comes.
  ///
  /// A person who has scrolled away from the end stays where they are.
  public var followsEnd = false
  /// So far from its end, in points, a view counts as there.
  public var endDistance: CGFloat = 40
  /// Whether what the user looks at stays where it is when items come, go or move above it, in a
  /// batch of updates, an apply or a reload; otherwise the content offset stays as it is.
  ///
  /// The item is known by its identifier with a diffable data source, through a reload by its index
  /// path with another one. Sections that scroll by themselves do the same with theirs. A view at its
  /// very beginning goes on to show the beginning, unless ``keepsPlaceAtStart`` is on.
  public var keepsPlaceInUpdates = false
  /// Whether the item that the user looks at stays in its place on screen when the view gets another
  /// size, as by rotation, or its layout is invalidated.
  ///
  /// Otherwise the content offset stays as it is, as far as the content reaches. `false` by default.
  public var keepsPlaceInLayouts = false
  /// Whether a view at its very beginning goes on to show what it shows when content comes before
  /// that, as history does; otherwise it shows the beginning.
  public var keepsPlaceAtStart = false

  /// Nothing but what a collection view always keeps.
  public init() {}

  /// For chats: follows the end, keeps what is read in its place, and lets history come before it.
  public static var chat: ScrollingPolicy {
    var policy = ScrollingPolicy()
    policy.followsEnd = true
    policy.keepsPlaceInUpdates = true
    policy.keepsPlaceInLayouts = true
    policy.keepsPlaceAtStart = true
    return policy
  }
}

extension UICollectionView {
  /// What the view keeps in its place beyond what it always does.
  public var scrollingPolicy: ScrollingPolicy {
    get {
      let policy = engine.scrollPolicy
      var own = ScrollingPolicy()
      own.followsEnd = policy.followsEnd
      own.endDistance = policy.endDistance
      own.keepsPlaceInUpdates = policy.keepsPlaceInUpdates
      own.keepsPlaceInLayouts = policy.keepsPlaceInLayouts
      own.keepsPlaceAtStart = policy.keepsPlaceAtStart
      return own
    }
    set {
      engine.scrollPolicy.followsEnd = newValue.followsEnd
      engine.scrollPolicy.endDistance = max(0, newValue.endDistance)
      engine.scrollPolicy.keepsPlaceInUpdates = newValue.keepsPlaceInUpdates
      engine.scrollPolicy.keepsPlaceInLayouts = newValue.keepsPlaceInLayouts
      engine.scrollPolicy.keepsPlaceAtStart = newValue.keepsPlaceAtStart
    }
  }
}
