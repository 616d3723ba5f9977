// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How motions of an orthogonal section lose speed and bounce.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  // Written on the main actor; read elsewhere by copies and comparisons alone, which `NSObject` isolates to no actor.
  nonisolated(unsafe) var state = State()

  struct State: Equatable {
    var decelerationRate = DecelerationRate.automatic
    var bounce = Bounce.automatic
  }

  nonisolated override init() {
    super.init()
  }

  /// How fast the section comes to rest after a fling.
  public var decelerationRate: DecelerationRate {
    get { state.decelerationRate }
    set { state.decelerationRate = newValue }
  }

  /// Whether the section can be moved beyond its edges.
  public var bounce: Bounce {
    get { state.bounce }
    set { state.bounce = newValue }
  }

  /// A new object with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copied = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copied.state = state
    return copied
  }

  /// Whether `object` has the same rate and bounce.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionLayoutSectionOrthogonalScrollingProperties)?.state == state
  }

  /// Equal for equal properties.
  public nonisolated override var hash: Int { state.bounce.hashValue }

  /// The rate and the bounce.
  public nonisolated override var description: String {
    DescribedObject.text(
      self,
      [("decelerationRate", state.decelerationRate.rawValue), ("bounce", state.bounce)])
  }
}
