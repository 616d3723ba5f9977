// SPDX-License-Identifier: Apache-2.0

public import CollectionViews
public import Foundation

/// What a collection view keeps in its place when content comes and grows, beyond what it always
/// does: whatever the user looks at stays where it is.
public struct ScrollingPolicy: Hashable, Sendable {
  /// Whether a view that is at its end stays at its end, as a chat does when a message comes.
  ///
  /// A person who has scrolled away from the end stays where they are.
  public var followsEnd = false
  /// So far from its end, in points, a view counts as there.
  public var endDistance: CGFloat = 40
  /// Whether a view at its very beginning goes on to show what it shows when content comes before
  /// that, as history does; otherwise it shows the beginning.
  public var keepsPlaceAtStart = false

  /// Nothing but what a collection view always keeps.
  public init() {}

  /// For chats: follows the end, and lets history come before what is shown.
  public static var chat: ScrollingPolicy {
    var policy = ScrollingPolicy()
    policy.followsEnd = true
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
      own.keepsPlaceAtStart = policy.keepsPlaceAtStart
      return own
    }
    set {
      engine.scrollPolicy.followsEnd = newValue.followsEnd
      engine.scrollPolicy.endDistance = max(0, newValue.endDistance)
      engine.scrollPolicy.keepsPlaceAtStart = newValue.keepsPlaceAtStart
    }
  }
}
