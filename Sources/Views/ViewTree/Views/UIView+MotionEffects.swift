// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How the view changes while the device is tilted, in the order in which it was added.
  public var motionEffects: [UIMotionEffect] {
    get { tree.motionEffects }
    set { tree.motionEffects = newValue }
  }

  /// Adds an effect, which is there once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !tree.motionEffects.contains(where: { $0 === effect }) else { return }
    tree.motionEffects.append(effect)
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    tree.motionEffects.removeAll { $0 === effect }
  }
}
