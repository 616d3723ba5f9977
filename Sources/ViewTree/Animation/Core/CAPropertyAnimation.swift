// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes a property of a layer, which a key path names.
///
/// Known are the animated properties of layers, shape layers and gradient layers, and the parts of
/// points, sizes, rectangles and maps, `position.x` and `transform.rotation.z` among them.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, with the part that is changed.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false

  /// An animation of no property.
  public required init() {
    super.init()
  }

  /// An animation of the property of the given name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  override func parts(
    at time: TimeInterval, begin: TimeInterval, usual: TimeInterval
  ) -> [AnimatedPart] {
    let timing = timing(from: begin, usual: usual)
    guard let keyPath, let share = progress(at: time, timing, begin: begin) else { return [] }
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let root = names.first else { return [] }
    let part = names.count > 1 ? names[1] : nil
    return [
      AnimatedPart(root: root) { [self] base in
        guard let part else { return added(value(at: share, base: base), to: base) }
        guard let own = base.component(part) else { return base }
        return base.setting(part, to: added(value(at: share, base: own), to: own))
      }
    ]
  }

  private func added(_ value: AnimatedValue, to base: AnimatedValue) -> AnimatedValue {
    isAdditive ? base.plus(value) : value
  }

  /// The value at a share of the way, of a property whose own value is `base`.
  func value(at share: Double, base: AnimatedValue) -> AnimatedValue { base }
}
