// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

/// The policy by which a collection view keeps its scroll position when its content is inserted or resized.
///
/// By default, the visible content stays in place when content above it gets another size than estimated.
/// Updates of data, invalidated layouts and changes of the view's size keep the content offset, as on iOS;
/// ``keepsPlaceInUpdates`` and ``keepsPlaceInLayouts`` keep the position of the content instead.
public struct ScrollingPolicy: Hashable, Sendable {
  /// Whether a view that is scrolled to its end stays at its end, as a chat does when a message arrives.
  ///
  /// A view that the user has scrolled away from its end is not scrolled to it.
  public var followsEnd = false
  /// The distance from the end, in points, within which a view counts as scrolled to its end.
  public var endDistance: CGFloat = 40
  /// Whether the visible content stays in place when items above it are inserted, deleted or moved, in a
  /// batch of updates, an apply or a reload; otherwise the content offset is kept.
  ///
  /// The item that stays in place is matched by its identifier with a diffable data source, and by its index
  /// path through a reload with another one. Sections that scroll orthogonally do the same. A view at its
  /// very beginning continues to show the beginning, unless ``keepsPlaceAtStart`` is `true`.
  public var keepsPlaceInUpdates = false
  /// Whether the visible item stays in place on screen when the view is resized, as by rotation, or its
  /// layout is invalidated.
  ///
  /// Otherwise the content offset is kept, as far as the content extends. `false` by default.
  public var keepsPlaceInLayouts = false
  /// Whether a view at its very beginning keeps its visible content when content is inserted before it, such
  /// as history; otherwise it shows the new beginning.
  public var keepsPlaceAtStart = false

  /// Creates a policy with the default behavior of a collection view.
  public init() {}

  /// The policy for chats: follows the end, keeps the visible content in place, and permits inserting history
  /// before it.
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
  /// The policy by which the view keeps its scroll position, beyond the default behavior.
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
