// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The deceleration and bounce of a section that scrolls orthogonally.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  // Written on the main actor; read elsewhere only by copies and comparisons, which `NSObject` isolates to
  // no actor.
  nonisolated(unsafe) var state = State()

  struct State: Equatable {
    var decelerationRate = DecelerationRate.automatic
    var bounce = Bounce.automatic
  }

  nonisolated override init() {
    super.init()
  }

  /// The rate at which scrolling decelerates after a fling.
  public var decelerationRate: DecelerationRate {
    get { state.decelerationRate }
    set { state.decelerationRate = newValue }
  }

  /// The condition under which the section scrolls beyond its edges.
  public var bounce: Bounce {
    get { state.bounce }
    set { state.bounce = newValue }
  }

  #if !hasFeature(Embedded)
  /// Returns new properties with the same content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copied = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copied.state = state
    return copied
  }

  /// Returns whether `object` has the same deceleration rate and bounce.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionLayoutSectionOrthogonalScrollingProperties)?.state == state
  }

  /// The hash value, equal for equal properties.
  public nonisolated override var hash: Int { state.bounce.hashValue }

  /// The deceleration rate and the bounce.
  public nonisolated override var description: String {
    DescribedObject.text(
      self,
      [("decelerationRate", state.decelerationRate.rawValue), ("bounce", state.bounce)])
  }
  #endif
}
